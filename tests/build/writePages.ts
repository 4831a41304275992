import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

import { build, type Manifest, type Plugin } from 'vite'

import { pageComposer } from './composePage.ts'
import { isForBrowsers } from './isForBrowsers.ts'

/** What `src/app/prerender.tsx` gives. */
interface Drawings {
  drawings: { path: string; isWhole: boolean; sources: string[]; draw: () => Promise<string> }[]
  drawFrame: () => Promise<string>
}

const areDrawings = (value: unknown): value is Drawings =>
  typeof value === 'object' && value !== null && 'drawings' in value && 'drawFrame' in value

const isManifest = (value: unknown): value is Manifest => typeof value === 'object' && value !== null

/**
 * Writes pages as HTML, so that they are seen before any script has arrived: their markup, their styles inside, and links
 * to the scripts that bring them to life. The page of `/` is `home/index.html`; `index.html` stays the page for every
 * other address, with the frame around a page that is on its way.
 */
export function writePages(): Plugin {
  let root = ''
  let folder = ''
  return {
    name: 'write-pages',
    apply: isForBrowsers,
    configResolved: (config) => {
      root = config.root
      folder = resolve(root, config.build.outDir)
    },
    closeBundle: {
      sequential: true,
      order: 'pre',
      handler: async () => {
        const drawingFolder = join(folder, '.drawing')
        await buildDrawing(root, drawingFolder)
        const drawing: unknown = await import(pathToFileURL(join(drawingFolder, 'prerender.js')).href)
        if (!areDrawings(drawing)) throw new Error('src/app/prerender.tsx does not give what draws the pages')
        await writeAll(folder, drawing)
        rmSync(drawingFolder, { recursive: true })
      },
    },
  }
}

/** Builds what draws the pages, with the settings of this build. */
async function buildDrawing(root: string, outDir: string): Promise<void> {
  await build({
    root,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: { ssr: 'src/app/prerender.tsx', outDir, emptyOutDir: true, manifest: false, copyPublicDir: false },
  })
}

async function writeAll(folder: string, { drawings, drawFrame }: Drawings): Promise<void> {
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8')
  const shell = read('index.html')
  const manifest: unknown = JSON.parse(read('.vite/manifest.json'))
  if (!isManifest(manifest)) throw new Error('The build wrote no manifest')

  const compose = pageComposer(shell, manifest, read)

  function write(file: string, html: string): void {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), html)
  }

  for (const { path, isWhole, sources, draw } of drawings) {
    const html = compose(await draw(), sources, isWhole ? path : null)
    write(join(path === '/' ? 'home' : path, 'index.html'), html)
  }
  // What stands above nearly every page.
  const wall = Object.keys(manifest).filter((key) => ['page', 'wall'].includes(manifest[key]?.name ?? ''))
  write('index.html', compose(await drawFrame(), wall, null))
}
