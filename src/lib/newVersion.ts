import { days, stored } from './browserStorage'
import { arrayOf, asString } from './untrusted'

/** Thrown if a new deployment has replaced the requested chunk and `currentCode` cannot reload the page. */
export class NewVersionError extends Error {
  override name = 'NewVersionError'
}

/** The path of this chunk. Only pages of the same version contain this path. */
const ownFile = new URL(import.meta.url).pathname

/** The versions for which this tab has already reloaded. The tab reloads only once per version. */
const triedVersions = stored('version-nueva', arrayOf(asString), { lifetime: days(1), inTab: true })

/**
 * Loads a lazy module. If a newer version was deployed, reloads the page instead; the promise then stays pending.
 * @throws NewVersionError if a reload did not help or cannot be stored; the error of `load` without a newer version
 */
export async function currentCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load()
  } catch (error) {
    const version = await newVersion()
    if (version === null) throw error
    const tried = triedVersions.read() ?? []
    if (tried.includes(version) || !triedVersions.write([...tried, version]))
      throw new NewVersionError(`The version ${version} has been deployed`)
    window.location.reload()
    return new Promise(() => undefined)
  }
}

/** Returns the entry script of a newer version on the server; null if there is none or no response. */
async function newVersion(): Promise<string | null> {
  try {
    const answer = await fetch('/', { cache: 'no-store', headers: { Accept: 'text/html' } })
    const page = await answer.text()
    return page.includes(ownFile) ? null : (/\/assets\/[^"]+\.js/.exec(page)?.[0] ?? null)
  } catch {
    return null
  }
}
