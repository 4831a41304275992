import { existsSync } from 'node:fs'

import { chromium } from '@playwright/test'

/**
 * Where Chromium is on this machine, or where CHROMIUM_PATH says it is. Without one the program ends with what to do.
 * @returns {string}
 */
export function findChromium() {
  const usual = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', chromium.executablePath()]
  const chosen = process.env['CHROMIUM_PATH']
  const found = (chosen === undefined || chosen === '' ? usual : [chosen]).find((path) => existsSync(path))
  if (found === undefined) {
    console.error('No se encontró Chromium, que hace falta para estas pruebas.')
    console.error('Instálalo con «apt-get install chromium» o con «npx playwright install chromium».')
    console.error('Si ya lo tienes en otro lugar, indica dónde con la variable CHROMIUM_PATH.')
    process.exit(1)
  }
  return found
}
