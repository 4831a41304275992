import { existsSync } from 'node:fs'

import { chromium } from '@playwright/test'

const SHELL = '/usr/bin/chromium-headless-shell'

/**
 * Returns CHROMIUM_PATH, or otherwise the path of an installed Chromium. If there is none, prints instructions and
 * exits.
 * @param {object} [wanted]
 * @param {boolean} [wanted.shell] whether to prefer the headless shell: the same engine without windows, menus and
 *   services, which makes the tests faster
 * @returns {string}
 */
export function findChromium({ shell = false } = {}) {
  const usual = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', chromium.executablePath()]
  const chosen = process.env['CHROMIUM_PATH']
  const paths = chosen === undefined || chosen === '' ? [...(shell ? [SHELL] : []), ...usual] : [chosen]
  const found = paths.find((path) => existsSync(path))
  if (found === undefined) {
    console.error('No se encontró Chromium, que hace falta para estas pruebas.')
    console.error('Instálalo con «apt-get install chromium» o con «npx playwright install chromium».')
    console.error('Si ya lo tienes en otro lugar, indica dónde con la variable CHROMIUM_PATH.')
    process.exit(1)
  }
  return found
}
