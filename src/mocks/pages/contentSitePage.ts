import { momentOf } from '../calendar.ts'
import type { ContentSession } from '../contentSite.ts'
import { escapeHtml, page } from './page.ts'

const PAGES: Record<string, string> = {
  '/': 'Inicio',
  '/visitas-escolares': 'Visitas escolares',
  '/memoria-y-genocidios': 'Memoria y genocidios',
  '/tolerancia-y-cultura-de-paz': 'Tolerancia y cultura de paz',
  '/violencia': 'Violencia',
}

/** A page of the content site. Shows its path, the session's user, and links back to the app. */
export function contentSitePage(path: string, session: ContentSession | null, appOrigin: string): string {
  const address = path.length > 1 ? path.replace(/\/$/, '') : path
  return page({
    title: PAGES[address] ?? decoded(address),
    lead: `Esta página, ${decoded(address)}, hace las veces del sitio de contenidos del museo.`,
    links: Object.entries(PAGES).map(([target, label]) => [label, target]),
    body: `
<h2>Sesión</h2>
${session === null ? NO_SESSION : sessionFacts(session)}
<h2>Plataforma educativa</h2>
<p><a href="${escapeHtml(appOrigin)}/login?external=true">Iniciar sesión y volver aquí</a></p>
<p><a href="${escapeHtml(appOrigin)}/">Ir a la plataforma educativa</a></p>`,
  })
}

const NO_SESSION = '<p>Nadie ha iniciado sesión en este navegador.</p>'

function sessionFacts({ receivedAt, values }: ContentSession): string {
  const rows = Object.entries(values).map(([name, value]) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value)
    return `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(text)}</dd>`
  })
  return `<p>Recibida el ${momentOf(receivedAt)}.</p><dl>${rows.join('')}</dl>`
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
