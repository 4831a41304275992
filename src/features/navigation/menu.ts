import { contentSitePaths } from '@/content/contentSitePaths'
import { homeSectionAt, paths, signOutChosen, withoutTrailingSlash } from '@/lib/paths'
import type { SessionUser } from '@/lib/session'

/** A link to a page of this platform. */
export interface PageEntry {
  kind: 'page'
  label: string
  to: string
  /** The `location.state` for its page. */
  state?: object
}

/** A link to the museum's content site. */
export interface ContentEntry {
  kind: 'content'
  label: string
  path: string
}

export type LinkEntry = PageEntry | ContentEntry

interface Group<Inner> {
  kind: 'group'
  label: string
  /** The overview page of the group, if any. */
  path?: string
  entries: Inner[]
}

export type InnerGroup = Group<LinkEntry>
export type OuterGroup = Group<LinkEntry | InnerGroup>
/** The menu has two levels below the bar. */
export type MenuEntry = LinkEntry | OuterGroup

const page = (label: string, to: string): PageEntry => ({ kind: 'page', label, to })
const content = (label: string, path: string): ContentEntry => ({ kind: 'content', label, path })

function questionnaires({ isTeacher }: SessionUser): InnerGroup {
  const entry = isTeacher
    ? page('Enviar cuestionario', paths.sendQuestionnaire)
    : page('Responder cuestionario', paths.answerQuestionnaire)
  return { kind: 'group', label: 'Cuestionarios', entries: [entry] }
}

/** The main menu for a visitor. */
export function mainMenu(user: SessionUser | null): MenuEntry[] {
  return [
    page('Inicio', paths.home),
    {
      kind: 'group',
      label: 'Visitas escolares',
      path: paths.visits,
      entries: [
        content('Visitas escolares', contentSitePaths.visits),
        ...(user?.isTeacher ? [page('Solicitar visita', paths.visitRequest)] : []),
        ...(user ? [questionnaires(user)] : []),
        page('Proyectos de visita', paths.projects),
        page('Ventajas de la visita', paths.advantages),
      ],
    },
    {
      kind: 'group',
      label: 'Recursos educativos',
      path: paths.resources,
      entries: [
        content('Memoria y genocidios', contentSitePaths.memory),
        content('Tolerancia y cultura de paz', contentSitePaths.tolerance),
        content('Violencia', contentSitePaths.violence),
      ],
    },
    ...(user ? [] : [page('Cuestionarios', paths.answerQuestionnaire)]),
  ]
}

/** The menu of the account button. */
export function accountMenu({ hasAppointments }: SessionUser): OuterGroup {
  return {
    kind: 'group',
    label: 'Tu cuenta',
    entries: [
      page('Mi cuenta', paths.account),
      ...(hasAppointments ? [page('Proyecto de Visita', paths.projects)] : []),
      { ...page('Cerrar sesión', paths.logout), state: signOutChosen },
    ],
  }
}

/** Whether an entry, or one inside it, links to this path. Slashes at the end do not count. */
export function isActive(entry: MenuEntry, pathname: string): boolean {
  const current = withoutTrailingSlash(pathname)
  if (entry.kind === 'content') return false
  if (entry.kind === 'page')
    return entry.to === current || (entry.to === paths.home && homeSectionAt(current) !== undefined)
  return entry.path === current || entry.entries.some((inner) => isActive(inner, pathname))
}
