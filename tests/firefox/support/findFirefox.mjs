import { existsSync } from 'node:fs'

/**
 * Where Firefox is on this machine, or where FIREFOX_PATH says it is. Without one the program ends with what to do.
 * @returns {string}
 */
export function findFirefox() {
  const usual = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox']
  const chosen = process.env['FIREFOX_PATH']
  const found = (chosen === undefined || chosen === '' ? usual : [chosen]).find((path) => existsSync(path))
  if (found === undefined) {
    console.error('No se encontró Firefox, que hace falta para estas pruebas.')
    console.error('Instálalo con «apt-get install firefox-esr».')
    console.error('Si ya lo tienes en otro lugar, indica dónde con la variable FIREFOX_PATH.')
    process.exit(1)
  }
  return found
}
