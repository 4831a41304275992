import { readFileSync } from 'node:fs'

/**
 * @typedef {import('@mdn/browser-compat-data').Identifier} Feature
 * @typedef {import('@mdn/browser-compat-data').SimpleSupportStatement} Support
 */

const packageText = readFileSync(new URL('../../package.json', import.meta.url), 'utf8')
/** @type {unknown} */
const packageFile = JSON.parse(packageText)
const browsers =
  typeof packageFile === 'object' && packageFile && 'browserslist' in packageFile && packageFile.browserslist
if (!Array.isArray(browsers)) throw new Error('package.json has no browserslist')

/**
 * The oldest supported version of each browser, by MDN's browser name.
 * @type {[browser: string, version: number][]}
 */
export const floor = browsers.map((entry) => {
  const [browser = '', version] = String(entry).split(' ')
  return [browser.replace('ios_saf', 'safari_ios'), Number(version)]
})

/** The sub-features of a feature. @param {Feature} feature @returns {[string, Feature][]} */
export const partsOf = ({ __compat, ...parts }) => Object.entries(parts)

/** @param {Support} support @param {number} version */
const isThere = ({ version_added, version_removed, flags, prefix, alternative_name }, version) =>
  typeof version_added === 'string' &&
  Number.parseFloat(version_added.replace('≤', '')) <= version &&
  version_removed === undefined &&
  flags === undefined &&
  prefix === undefined &&
  alternative_name === undefined

/**
 * Lists the browsers that added a feature after their oldest supported version. Leaves out browsers that never added
 * the feature, because a newer version would not help.
 * @param {Feature | undefined} feature a part of MDN's compatibility data
 * @returns {string[]} such as `chrome 110`; empty if all supported versions have the feature or MDN's data lacks it
 */
export function lacking(feature) {
  /** @type {Record<string, Support | Support[] | undefined>} */
  const support = feature?.__compat?.support ?? {}
  return floor.flatMap(([browser, version]) => {
    const statements = [support[browser] ?? []].flat()
    const since = statements[0]?.version_added
    if (typeof since !== 'string' || statements.some((one) => isThere(one, version))) return []
    return [`${browser} ${since}`]
  })
}
