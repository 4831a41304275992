import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Plugin } from 'vite'

import { isRecord } from '../../lib/untrusted.ts'
import { isForBrowsers } from './isForBrowsers.ts'

/** An entry of Vite's list of the packages in a build. */
interface Licensed {
  name: string
  version: string
  identifier?: string
  text?: string
}

const areLicensed = (value: unknown): value is Licensed[] => Array.isArray(value)

const LIST = 'licenses.json'
const NOTICES = 'licencias.txt'
const FONTS = join(import.meta.dirname, '../../styles/fonts')
/** The license texts of packages that are published without one. */
const OWN_TEXTS = join(import.meta.dirname, 'licenses')

/**
 * A Vite plugin that writes `licencias.txt`: the license texts of every package and font in the build. The build fails
 * when a package comes without its text.
 * @param elsewhere packages that are built in apart from what Vite lists
 */
export function licenses(elsewhere: readonly string[] = []): Plugin {
  return {
    name: 'licenses',
    apply: isForBrowsers,
    config: () => ({ build: { license: { fileName: LIST } } }),
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const list = bundle[LIST]
        if (list?.type !== 'asset') throw new Error('Vite wrote no list of licenses')
        const listed: unknown = JSON.parse(String(list.source))
        if (!areLicensed(listed)) throw new Error('Vite wrote its list of licenses in another way')
        const packages = [...listed, ...elsewhere.map(installed)]
        const without = packages.filter((one) => textOf(one) === '')
        if (without.length > 0) {
          const names = without.map(({ name }) => `${name}.txt`.replace('/', '-'))
          throw new Error(
            `A package comes without its license. Put the text into src/tools/build/licenses/: ${names.join(', ')}`,
          )
        }
        delete bundle[LIST]
        this.emitFile({ type: 'asset', fileName: NOTICES, source: noticesOf(packages) })
      },
    },
  }
}

/** A package as it is installed. */
function installed(name: string): Licensed {
  const folder = join(import.meta.dirname, '../../../node_modules', name)
  const about: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  if (!isRecord(about)) throw new Error(`${name} is not installed`)
  const file = join(folder, 'LICENSE')
  return {
    name,
    version: String(about['version']),
    identifier: String(about['license']),
    ...(existsSync(file) && { text: readFileSync(file, 'utf8').trim() }),
  }
}

/** The license text of a package: its own, else ours of `licenses/`, else ''. */
function textOf({ name, text = '' }: Licensed): string {
  const own = join(OWN_TEXTS, `${name.replace('/', '-')}.txt`)
  return text === '' && existsSync(own) ? readFileSync(own, 'utf8').trim() : text
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
