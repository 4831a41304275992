import { stored } from './browserStorage'

/** Code of an older version that the server no longer has, where loading the page again by itself is not the answer. */
export class NewVersionError extends Error {
  constructor() {
    super('A newer version of the site has been deployed')
    this.name = 'NewVersionError'
  }
}

/** The file that this very code came in: the page of the same version names it. */
const ownFile = new URL(import.meta.url).pathname

/** The versions that this tab was already loaded again for: once each. */
const triedVersions = stored(
  'version-nueva',
  (value) => (Array.isArray(value) ? value.filter((item) => typeof item === 'string') : null),
  { kind: 'session', days: 1 },
)

/**
 * Loads code that comes when it is needed. When it is gone because a newer version was deployed meanwhile, the page is
 * loaded again, at the same address; what was typed is in its draft, and the promise stays open until then.
 * @throws NewVersionError when that did not help, or when this browser keeps no drafts
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

/** The entry of the version that the server has now, when it is another one; null also when nobody answers. */
async function newVersion(): Promise<string | null> {
  try {
    const answer = await fetch('/', { cache: 'no-store', headers: { Accept: 'text/html' } })
    const page = await answer.text()
    return page.includes(ownFile) ? null : (/\/assets\/[^"]+\.js/.exec(page)?.[0] ?? null)
  } catch {
    return null
  }
}
