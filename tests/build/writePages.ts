import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

import { build, type Manifest, type Plugin } from 'vite'

import { pageComposer } from './composePage.ts'
import { isForBrowsers } from './isForBrowsers.ts'

/** What `src/app/prerender.tsx` gives. */
interface Drawing {
  writtenPaths: string[]
  drawPage: (path: string) => Promise<string>
  drawShell: () => Promise<string>
  sourcesOf: (path: string) => string[]
}

const isDrawing = (value: unknown): value is Drawing =>
  typeof value === 'object' && value !== null && 'drawPage' in value && 'writtenPaths' in value

const isManifest = (value: unknown): value is Manifest => typeof value === 'object' && value !== null

/**
 * Writes every public page as HTML, so that it is seen before any script has arrived: its markup, its styles inside,
 * and links to the scripts that bring it to life. The page of `/` is `home/index.html`; `index.html` stays the page for
 * every other address, with the frame around a page that is on its way.
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
        if (!isDrawing(drawing)) throw new Error('src/app/prerender.tsx does not give what draws the pages')
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

async function writeAll(folder: string, { writtenPaths, drawPage, drawShell, sourcesOf }: Drawing): Promise<void> {
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8')
  const shell = read('index.html')
  const manifest: unknown = JSON.parse(read('.vite/manifest.json'))
  if (!isManifest(manifest)) throw new Error('The build wrote no manifest')

  const compose = pageComposer(shell, manifest, read)

  function write(drawn: string, path?: string): void {
    const html = compose(drawn, path, path === undefined ? [] : sourcesOf(path))
    const file = path === undefined ? 'index.html' : join(path === '/' ? 'home' : path, 'index.html')
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), html)
  }

  for (const path of writtenPaths) write(await drawPage(path), path)
  write(await drawShell())
}
