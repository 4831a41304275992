import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { SITE_LICENSES, WORKER_LICENSES } from './buildInfo.ts'

/** An entry of Vite's list of the packages in a build. */
interface Licensed {
  name: string
  version: string
  identifier?: string
  text?: string
}

const areLicensed = (value: unknown): value is Licensed[] => Array.isArray(value)

const FONTS = join(import.meta.dirname, '../../styles/fonts')
/** License texts for packages that were published without one. */
const OWN_TEXTS = join(import.meta.dirname, 'licenses')

/**
 * Writes `licencias.txt`: the license texts of every package and font in the site and its service worker.
 * @throws Error if a package has no license text
 */
export function writeLicenses(folder: string): void {
  const packages = [SITE_LICENSES, WORKER_LICENSES].flatMap((list) => packagesIn(join(folder, list)))
  writeFileSync(join(folder, 'licencias.txt'), noticesOf(packages))
}

function packagesIn(list: string): Licensed[] {
  const packages: unknown = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []
  if (!areLicensed(packages)) throw new Error('Vite wrote its list of licenses in an unknown format')
  return packages
}

function noticesOf(packages: Licensed[]): string {
  const programs = packages.map((one) => {
    const { name, version, identifier = '' } = one
    return `${name} ${version}${identifier === '' ? '' : ` (${identifier})`}\n\n${textOf(one)}`
  })
  const texts = readdirSync(FONTS).filter((file) => file.startsWith('OFL-'))
  const fonts = texts.map(
    (file) => `${file.slice(4, -4)} (OFL-1.1)\n\n${readFileSync(join(FONTS, file), 'utf8').trim()}`,
  )
  const opening = 'Este sitio contiene programas y tipos de letra de otros autores, con estas licencias.'
  return `${[opening, ...programs, ...fonts].join(`\n\n${'='.repeat(80)}\n\n`)}\n`
}

/** Returns the license text in the package, or otherwise the text for this package in `licenses/`. */
function textOf({ name, text = '' }: Licensed): string {
  if (text !== '') return text
  const file = `${name.replace('/', '-')}.txt`
  if (existsSync(join(OWN_TEXTS, file))) return readFileSync(join(OWN_TEXTS, file), 'utf8').trim()
  throw new Error(`${name} is published without its license. Put the text into src/tools/build/licenses/${file}`)
}
