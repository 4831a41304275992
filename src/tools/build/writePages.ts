import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { build } from 'vite'

import { INFO, readManifest } from './buildInfo.ts'
import { pageComposer } from './composePage.ts'
import type { BuiltRoute } from './prerender'
import { sitemapXml } from './siteFiles.ts'

/** The exports of `src/tools/build/prerender.tsx`. */
interface Renderer {
  builtRoutes: BuiltRoute[]
  renderFrame: () => Promise<string>
}

const isRenderer = (value: unknown): value is Renderer =>
  typeof value === 'object' && value !== null && 'builtRoutes' in value && 'renderFrame' in value

/**
 * Writes pages as HTML files with their markup, styles and links to their scripts, so that users see the pages before
 * any script loads. The page of `/` is `home/index.html`. `index.html` has only the app shell, which servers send for
 * every URL without a file.
 */
export async function writePages(folder: string, root: string, siteUrl: string): Promise<void> {
  const rendererFolder = join(folder, '.renderer')
  await buildRenderer(root, rendererFolder)
  const renderer: unknown = await import(pathToFileURL(join(rendererFolder, 'prerender.js')).href)
  if (!isRenderer(renderer)) throw new Error('src/tools/build/prerender.tsx does not export the renderer of the pages')
  await writeAll(folder, siteUrl, renderer)
  rmSync(rendererFolder, { recursive: true })
}

/** Builds the Node module that renders the pages. It has the settings of this build. */
async function buildRenderer(root: string, outDir: string): Promise<void> {
  await build({
    root,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: { ssr: 'src/tools/build/prerender.tsx', outDir, emptyOutDir: true, copyPublicDir: false },
  })
}

async function writeAll(folder: string, siteUrl: string, { builtRoutes, renderFrame }: Renderer): Promise<void> {
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8')
  const shell = read('index.html')
  const manifest = readManifest(folder)
  const compose = pageComposer(shell, manifest, read)

  function write(file: string, text: string): void {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }

  for (const { path, source, isPrerendered, render } of builtRoutes) {
    if (!isPrerendered) continue
    const html = compose(await render(), [source], path)
    write(join(path === '/' ? 'home' : path, 'index.html'), html)
  }
  // The chunk with the header and other components that nearly every page needs.
  const kit = Object.keys(manifest).filter((key) => manifest[key]?.name === 'kit')
  write('index.html', compose(await renderFrame(), kit, null))

  const indexed = builtRoutes.filter(({ isIndexed }) => isIndexed).map(({ path }) => path)
  if (siteUrl !== '') write('sitemap.xml', sitemapXml(siteUrl, indexed))
  // check:size and the bench read this file.
  write(join(INFO, 'routes.json'), JSON.stringify(builtRoutes, null, 2))
}
