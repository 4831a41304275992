import type { HtmlTagDescriptor, Plugin } from 'vite'

import { readSettings, type Settings } from '../../lib/settings.ts'
import { telephoneLink } from '../../lib/addresses.ts'

/**
 * A script that sets `data-runs` on the root element in browsers in which the platform works: the oldest of them
 * (`browserslist` in package.json) are those that brought `Array.prototype.at`. Without the attribute, also where
 * scripts are off, the styles show the notice below and hide everything else. The script is one that every browser can
 * run.
 */
const MARK = "if ([].at) document.documentElement.setAttribute('data-runs', '')"

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** The notice for older browsers: that the platform does not work in them, what to do, and the museum's phone. */
export function cannotRun({ address, phone }: Pick<Settings['museum'], 'address' | 'phone'>): HtmlTagDescriptor {
  const paragraphs = [
    '<strong>Este navegador no puede abrir la plataforma educativa del museo.</strong>',
    'Actualízalo o usa otro: Chrome o Edge 92, Safari 15.4, Firefox 91, o uno más nuevo. Si tienes JavaScript desactivado, actívalo y vuelve a cargar la página.',
    `También puedes llamarnos: <a href="${escaped(telephoneLink(phone))}">${escaped(phone)}</a>.`,
    `Museo Memoria y Tolerancia, ${escaped(address)}`,
  ]
  return {
    tag: 'div',
    // Keeps search engines from showing it as the summary of a page.
    attrs: { class: 'cannot-run', 'data-nosnippet': '' },
    children: paragraphs.map((text) => ({ tag: 'p', children: text })),
    injectTo: 'body-prepend',
  }
}

/**
 * A Vite plugin that begins every page with the notice for older browsers and the script that hides it in all others.
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
