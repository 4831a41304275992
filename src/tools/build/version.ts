import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import packageJson from '../../../package.json' with { type: 'json' }
import { isRecord } from '../../lib/untrusted.ts'

/**
 * Returns the site's version: `SITE_VERSION`, or else the working copy's commit, with `-dirty` if files have changed.
 * @returns '' if neither is known, for example in an unpacked archive
 */
export function siteVersion({ SITE_VERSION = '' }: Record<string, string | undefined>): string {
  if (SITE_VERSION.trim() !== '') return SITE_VERSION.trim()
  try {
    const args = ['describe', '--always', '--dirty', '--abbrev=40', '--exclude=*']
    return execFileSync('git', args, {
      cwd: import.meta.dirname,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return ''
  }
}

/** Writes `version.json`, which shows the deployed version. `builtAt` is an ISO 8601 time in UTC. */
export function writeVersion(folder: string, commit: string): void {
  const version = { version: packageJson.version, commit, builtAt: new Date().toISOString() }
  writeFileSync(join(folder, 'version.json'), `${JSON.stringify(version, null, 2)}\n`)
}

/** Whether a folder has a `version.json` of `writeVersion`, and therefore a build of this project. */
export function hasVersion(folder: string): boolean {
  try {
    const version: unknown = JSON.parse(readFileSync(join(folder, 'version.json'), 'utf8'))
    return isRecord(version) && Object.keys(version).join(' ') === 'version commit builtAt'
  } catch {
    return false
  }
}
