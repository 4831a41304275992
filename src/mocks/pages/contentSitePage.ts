import { momentOf } from '../calendar.ts'
import type { ContentSession } from '../contentSite.ts'
import { escapeHtml } from '../html.ts'
import { page } from './page.ts'

const PAGES: Record<string, string> = {
  '/': 'Inicio',
  '/visitas-escolares': 'Visitas escolares',
  '/memoria-y-genocidios': 'Memoria y genocidios',
  '/tolerancia-y-cultura-de-paz': 'Tolerancia y cultura de paz',
  '/violencia': 'Violencia',
}

/** Any page of the content site: which one it is, whose session it knows, and the ways back to the app. */
export function contentSitePage(path: string, session: ContentSession | null, appOrigin: string): string {
  const address = path.length > 1 ? path.replace(/\/$/, '') : path
  return page({
    title: PAGES[address] ?? decoded(address),
    place: 'Sitio de contenidos',
    lead: `Esta página, ${decoded(address)}, hace las veces del sitio de contenidos del museo.`,
    links: Object.entries(PAGES).map(([target, label]) => ({ label, address: target, current: target === address })),
    body: `
<section class="sheet stack" aria-labelledby="sesion"><h2 id="sesion">Sesión</h2>${session === null ? NO_SESSION : sessionFacts(session)}</section>
<section class="sheet stack" aria-labelledby="volver"><h2 id="volver">Plataforma educativa</h2>
<ul class="plain stack"><li><a href="${escapeHtml(appOrigin)}/login?external=true">Iniciar sesión y volver aquí</a></li><li><a href="${escapeHtml(appOrigin)}/">Ir a la plataforma educativa</a></li></ul></section>`,
  })
}

const NO_SESSION = '<p>Nadie ha iniciado sesión en este navegador.</p>'

function sessionFacts({ receivedAt, values }: ContentSession): string {
  const rows = Object.entries(values).map(([name, value]) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value)
    return `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(text)}</dd>`
  })
  return `<p>Recibida el <time datetime="${receivedAt}">${momentOf(receivedAt)}</time>.</p><dl class="facts">${rows.join('')}</dl>`
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
