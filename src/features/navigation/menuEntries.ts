import { contentSitePaths } from '@/content/contentSitePaths'
import { settings } from '@/model/env'
import { homeSectionAt, paths, signOutChosen, themePath, withoutTrailingSlash } from '@/model/paths'
import type { SessionUser } from '@/model/session'

export interface PageEntry {
  kind: 'page'
  label: string
  to: string
  state?: object
  isForSignedOut?: true
  /** The page belongs to another group, which is highlighted instead of this group. */
  isInOtherSection?: true
}

export interface ContentEntry {
  kind: 'content'
  label: string
  path: string
}

export type LinkEntry = PageEntry | ContentEntry

interface Group<Inner> {
  kind: 'group'
  label: string
  /** What screen readers read instead of the label. */
  spokenLabel?: string
  /** Paths that highlight the group although it has no entry for them. */
  pages?: readonly string[]
  entries: Inner[]
}

export type InnerGroup = Group<LinkEntry>
export type OuterGroup = Group<LinkEntry | InnerGroup>
export type MenuEntry = LinkEntry | OuterGroup

const page = (label: string, to: string): PageEntry => ({ kind: 'page', label, to })

/** A link to the content site. If none is configured, a link to our page on the same subject. */
const content = (label: string, path: string, to: string): LinkEntry =>
  settings.contentSiteUrl === '' ? page(label, to) : { kind: 'content', label, path }

function questionnaires({ isTeacher }: SessionUser): InnerGroup {
  const entry = isTeacher
    ? page('Enviar cuestionario', paths.sendQuestionnaire)
    : page('Responder cuestionario', paths.answerQuestionnaire)
  return { kind: 'group', label: 'Cuestionarios', entries: [entry] }
}

export function mainMenu(user: SessionUser | null): MenuEntry[] {
  return [
    content('Inicio', contentSitePaths.home, paths.home),
    {
      kind: 'group',
      label: 'Visitas Escolares',
      pages: [paths.suggestions, paths.sponsorshipRequest, paths.visitRequest, paths.sentVisit],
      entries: [
        page('Visitas Escolares', paths.visits),
        ...(user?.isTeacher ? [page('Solicitar visita', paths.visitRequest)] : []),
        ...(user ? [questionnaires(user)] : []),
        page('Servicios y precios', paths.services),
        page('Requisitos', paths.requirements),
        page('Patrocinio', paths.sponsorshipRequirements),
        page('Proyectos de visita', paths.projects),
        page('Ventajas de la visita', paths.advantages),
        { kind: 'content', label: 'Visitas escolares en el sitio del museo', path: contentSitePaths.visits },
      ],
    },
    {
      kind: 'group',
      label: 'Recursos Educativos',
      entries: [
        page('Recursos Educativos', paths.resources),
        content('Memoria y genocidios', contentSitePaths.memory, themePath('memoria')),
        content('Tolerancia y cultura de paz', contentSitePaths.tolerance, themePath('tolerancia')),
        content('Violencia', contentSitePaths.violence, themePath('violencia')),
      ],
    },
    page('En familia', paths.families),
    ...(user ? [] : [{ ...page('Cuestionarios', paths.answerQuestionnaire), isForSignedOut: true as const }]),
  ]
}

export function accountMenu({ name, isTeacher, hasAppointments }: SessionUser): OuterGroup {
  return {
    kind: 'group',
    label: `Bienvenid@ ${name}`.trim(),
    // Screen readers read the label as «Bienvenid arroba».
    spokenLabel: `${`Bienvenida o bienvenido ${name}`.trim()}, tu cuenta`,
    entries: [
      page('Mi cuenta', paths.account),
      // Only teachers may open this page.
      ...(isTeacher && hasAppointments
        ? [{ ...page('Tu visita', paths.sentVisit), isInOtherSection: true as const }]
        : []),
      ...(hasAppointments ? [{ ...page('Proyecto de Visita', paths.projects), isInOtherSection: true as const }] : []),
      { ...page('Cerrar sesión', paths.logout), state: signOutChosen },
    ],
  }
}

/** Whether the entry links to the path, or its group contains the path. Ignores a trailing slash. */
export function isActive(entry: MenuEntry, pathname: string): boolean {
  const current = withoutTrailingSlash(pathname)
  if (entry.kind === 'content') return false
  if (entry.kind === 'page')
    return entry.to === current || (entry.to === paths.home && homeSectionAt(current) !== undefined)
  if (entry.pages?.includes(current) === true) return true
  return entry.entries.some((inner) => !('isInOtherSection' in inner) && isActive(inner, pathname))
}
