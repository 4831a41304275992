import { days, stored } from './browserStorage'

/** The server has a newer version without this code, and `currentCode` could not reload the page. */
export class NewVersionError extends Error {
  constructor() {
    super('A newer version of the site has been deployed')
    this.name = 'NewVersionError'
  }
}

/** The path of this script. The HTML of the same version contains it. */
const ownFile = new URL(import.meta.url).pathname

/** The versions for which this tab has reloaded, so that it reloads once for each. */
const triedVersions = stored(
  'version-nueva',
  (value) => (Array.isArray(value) ? value.filter((item) => typeof item === 'string') : null),
  { kind: 'session', life: days(1) },
)

/**
 * Loads a lazy module. If that fails because a newer version was deployed, the page is reloaded, and the promise stays
 * pending until then. Drafts survive the reload.
 * @param load a dynamic import
 * @throws NewVersionError when a reload did not help, or the browser cannot store drafts; the error of `load` when
 *   there is no newer version
 */
export async function currentCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load()
  } catch (error) {
    const version = await newVersion()
    if (version === null) throw error
    const tried = triedVersions.read() ?? []
    if (tried.includes(version) || !triedVersions.write([...tried, version])) throw new NewVersionError()
    window.location.reload()
    return new Promise(() => undefined)
  }
}

/** The first script of the version on the server; null when it is this version or the server does not answer. */
async function newVersion(): Promise<string | null> {
  try {
    const answer = await fetch('/', { cache: 'no-store', headers: { Accept: 'text/html' } })
    const page = await answer.text()
    return page.includes(ownFile) ? null : (/\/assets\/[^"]+\.js/.exec(page)?.[0] ?? null)
  } catch {
    return null
  }
}
