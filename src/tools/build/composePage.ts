import type { Manifest } from 'vite'

/**
 * Returns a function that composes a page's HTML: rendered markup inside #root, its styles in a `<style>`, and
 * `modulepreload` links to its scripts.
 * @param shell the index.html that Vite wrote, with an empty #root
 * @param manifest Vite's manifest: maps sources to built files
 * @param read returns the text of a built file
 * @throws Error if the shell loads no script. The returned function throws if the build does not contain a source
 */
export function pageComposer(shell: string, manifest: Manifest, read: (file: string) => string) {
  const scripts = (keys: string[]): string[] => keys.flatMap((key) => manifest[key]?.file ?? [])
  const css = (keys: string[]): string[] => [...new Set(keys.flatMap((key) => manifest[key]?.css ?? []))]
  const inShell = filesIn(shell)
  const started = Object.keys(manifest).filter((key) => {
    const file = manifest[key]?.file ?? ''
    return file.endsWith('.js') && inShell.includes(file)
  })
  if (started.length === 0) throw new Error('The index.html that Vite wrote loads no script')
  // The style sheets of index.html come first, so that the components' styles override them.
  const startSheets = [
    ...inShell.filter((file) => file.endsWith('.css') && !css(started).includes(file)),
    ...css(started),
  ]

  /**
   * @param rendered the page's `<title>` and `<meta>`, followed by the rendered markup for #root
   * @param sources the page's source files, in addition to those that every page loads
   * @param path the URL at which the application hydrates this markup; null if the application always replaces it
   */
  return (rendered: string, sources: string[], path: string | null): string => {
    const added = chunksOf(manifest, sources).filter((key) => !started.includes(key))
    const sheets = [...startSheets, ...css(added)]
    const styles = sheets.map((file) => read(file).trim()).join('\n')
    const { head, body } = splitHead(rendered)

    return (path === null || path === '/' ? shell : withOwnCard(shell, head, path))
      .replaceAll(/\n *<link rel="stylesheet"[^>]*>/g, '')
      .replaceAll(/\n *<title>.*?<\/title>/g, head.includes('<title>') ? '' : '$&')
      .replaceAll(/\n *<meta\s+name="description"[^>]*>/g, head.includes('name="description"') ? '' : '$&')
      .replace(
        '</head>',
        () => `  <style>${styles}</style>\n    ${head}${scripts(added).map(announced).join('')}\n  </head>`,
      )
      .replace(
        '<div id="root"></div>',
        () =>
          `<div id="root"${path === null ? '' : ` data-page="${path}"`}>${body}</div>${sheets.map(linked).join('')}`,
      )
  }
}

/**
 * Replaces the home page's title, description and URL in the tags for link previews with those of this page.
 * @param head the page's `<title>` and `<meta>`
 */
function withOwnCard(shell: string, head: string, path: string): string {
  const title = /<title>([^<]*)<\/title>/.exec(head)?.[1]?.replace(/ · [^·]*$/, '')
  const description = /<meta name="description" content="([^"]*)"/.exec(head)?.[1]
  const titled = withMeta(withMeta(shell, 'og:title', title), 'og:description', description)
  return titled.replace(/(<meta property="og:url" content="[^"]*?)\/"/, (_all, start: string) => `${start}${path}"`)
}

/** Replaces the content of a `<meta>` by its property; keeps it if the page has no such text. */
function withMeta(html: string, property: string, content: string | undefined): string {
  const tag = new RegExp(`(<meta\\s+property="${property}"\\s+content=")[^"]*`)
  return content === undefined ? html : html.replace(tag, (_all, start: string) => start + content)
}

const announced = (file: string): string => `\n    <link rel="modulepreload" crossorigin href="/${file}">`
/**
 * Returns a disabled link to a style sheet. The page has its styles inline, but without the link, Vite's code would
 * load the sheet again.
 */
const linked = (file: string): string => `<link rel="stylesheet" crossorigin disabled href="/${file}">`

/** Returns the paths of a page's scripts and style sheets, without the first slash. */
const filesIn = (html: string): string[] =>
  [...html.matchAll(/<(?:script|link rel="stylesheet")[^>]*(?:src|href)="\/([^"]+)"/g)].map(([, file = '']) => file)

/**
 * Lists the manifest keys of these sources and their static imports. Imports come before the files that import them.
 */
export function chunksOf(manifest: Manifest, keys: string[]): string[] {
  const seen = new Set<string>()
  const visit = (key: string): void => {
    if (seen.has(key)) return
    seen.add(key)
    for (const imported of manifest[key]?.imports ?? []) visit(imported)
  }
  for (const key of keys) {
    if (manifest[key] === undefined) throw new Error(`The build has no chunk for ${key}`)
    visit(key)
  }
  return [...seen]
}

/** Splits rendered markup into head and body. React writes the elements of the head first. */
function splitHead(rendered: string): { head: string; body: string } {
  const head = /^(?:<title>[^<]*<\/title>|<meta[^>]*>|<link[^>]*>)*/.exec(rendered)?.[0] ?? ''
  return { head, body: rendered.slice(head.length) }
}
