import type { HtmlTagDescriptor, Plugin } from 'vite'

import { readSettings, type Settings } from '../../model/settings.ts'
import { telephoneLink } from '../../lib/addresses.ts'

/**
 * A script that sets `data-runs` on the root element in supported browsers (`browserslist` in package.json). Older
 * browsers can run it, but lack `Array.prototype.at`. If a page does not have the attribute, because the browser is
 * older or blocks scripts, the styles show the notice below and hide everything else.
 */
const MARK = "if ([].at) document.documentElement.setAttribute('data-runs', '')"

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** The notice for older browsers: the platform does not work, what to do, and the museum's phone number. */
export function cannotRun({ address, phone }: Pick<Settings['museum'], 'address' | 'phone'>): HtmlTagDescriptor {
  const call = `<a href="${escaped(telephoneLink(phone))}">Llama al ${escaped(phone)}</a>`
  const contents = [
    ['strong', 'Museo Memoria y Tolerancia'],
    ['p', '<b class="h1">Este navegador no puede abrir la plataforma educativa del museo.</b>'],
    ['p', 'Actualízalo o usa otro: Chrome o Edge 92, Safari 15.4, Firefox 91, o uno más nuevo.'],
    ['p', 'Si tienes JavaScript desactivado, actívalo y vuelve a cargar la página.'],
    ['p', call],
    ['p', escaped(address)],
  ] as const
  return {
    tag: 'div',
    // Keeps search engines from using the notice as a page's summary.
    attrs: { class: 'cannot-run on-wall', 'data-nosnippet': '' },
    children: contents.map(([tag, children]) => ({ tag, children })),
    injectTo: 'body-prepend',
  }
}

/**
 * A Vite plugin that inserts the notice for older browsers at the top of every page, and the script that hides the
 * notice in supported browsers.
 */
export function oldBrowsers(env: Record<string, string | undefined>): Plugin {
  return {
    name: 'old-browsers',
    transformIndexHtml: () => [
      { tag: 'script', children: MARK, injectTo: 'head-prepend' },
      cannotRun(readSettings(env).museum),
    ],
  }
}
