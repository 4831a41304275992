import type { Plugin } from 'vite'

import { readSettings } from '../../model/settings.ts'
import { afterBuild } from './afterBuild.ts'
import { writePolicies } from './contentSecurityPolicy.ts'
import { buildServiceWorker } from './offlineQuestionnaire.ts'
import { compressFiles } from './precompress.ts'
import { siteVersion, writeVersion } from './version.ts'
import { writePages } from './writePages.ts'

/** A Vite plugin that completes the site. The order matters, because each step reads files from the steps before it. */
export const finishSite = (env: Record<string, string | undefined>): Plugin =>
  afterBuild(async (folder, config) => {
    const settings = readSettings(env)
    await writePages(folder, config.root, settings.siteUrl)
    writePolicies(folder, settings)
    await buildServiceWorker(folder, config)
    writeVersion(folder, siteVersion(env))
    compressFiles(folder)
  })
