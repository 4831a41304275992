import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { build, type Plugin } from 'vite'

import { readSettings } from '../../lib/settings.ts'
import { afterBuild } from './afterBuild.ts'
import { INFO, readManifest } from './buildInfo.ts'
import { pageComposer } from './composePage.ts'
import type { BuiltRoute } from './prerender'
import { sitemapXml } from './siteFiles.ts'

/** What the module `src/tools/build/prerender.tsx` exports. */
interface Drawings {
  builtRoutes: BuiltRoute[]
  drawFrame: () => Promise<string>
}

const areDrawings = (value: unknown): value is Drawings =>
  typeof value === 'object' && value !== null && 'builtRoutes' in value && 'drawFrame' in value

/**
 * A Vite plugin that writes pages as HTML files, so that they can be seen before any script has been loaded: with their
 * markup, their styles and links to their scripts. The page of `/` is `home/index.html`. `index.html` is for every
 * address without a file of its own, with what surrounds a page that is still loading.
 */
export const writePages = (env: Record<string, string | undefined>): Plugin =>
  afterBuild('write-pages', async (folder, { root }) => {
    const drawingFolder = join(folder, '.drawing')
    await buildDrawing(root, drawingFolder)
    const drawing: unknown = await import(pathToFileURL(join(drawingFolder, 'prerender.js')).href)
    if (!areDrawings(drawing)) throw new Error('src/tools/build/prerender.tsx does not give what draws the pages')
    await writeAll(folder, readSettings(env).siteUrl, drawing)
    rmSync(drawingFolder, { recursive: true })
  })

/** Builds the module that renders the pages, for Node and with the settings of this build. */
async function buildDrawing(root: string, outDir: string): Promise<void> {
  await build({
    root,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: { ssr: 'src/tools/build/prerender.tsx', outDir, emptyOutDir: true, copyPublicDir: false },
  })
}

async function writeAll(folder: string, siteUrl: string, { builtRoutes, drawFrame }: Drawings): Promise<void> {
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8')
  const shell = read('index.html')
  const manifest = readManifest(folder)
  const compose = pageComposer(shell, manifest, read)

  function write(file: string, text: string): void {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }

  for (const { path, source, isPrerendered, draw } of builtRoutes) {
    if (!isPrerendered) continue
    const html = compose(await draw(), [source], path)
    write(join(path === '/' ? 'home' : path, 'index.html'), html)
  }
  // The chunk with the header and the other parts that nearly every page has.
  const kit = Object.keys(manifest).filter((key) => manifest[key]?.name === 'kit')
  write('index.html', compose(await drawFrame(), kit, null))

  const indexed = builtRoutes.filter(({ isIndexed }) => isIndexed).map(({ path }) => path)
  if (siteUrl !== '') write('sitemap.xml', sitemapXml(siteUrl, indexed))
  // For the scripts that measure a build.
  write(join(INFO, 'routes.json'), JSON.stringify(builtRoutes, null, 2))
}
