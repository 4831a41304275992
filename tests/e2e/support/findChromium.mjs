import { existsSync } from 'node:fs'

import { chromium } from '@playwright/test'

const SHELL = '/usr/bin/chromium-headless-shell'

/**
 * Where Chromium is on this machine, or where CHROMIUM_PATH says it is. Without one the program ends with what to do.
 * @param {object} [wanted]
 * @param {boolean} [wanted.shell] rather the headless shell, where there is one: the same engine without the windows,
 *   menus and services around it, which are invisible in tests and take as long as the pages themselves
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
