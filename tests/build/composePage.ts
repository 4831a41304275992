import type { Manifest } from 'vite'

/**
 * Gives what puts a drawn page into the built one, with its styles inside and its scripts announced.
 * @param shell the page that Vite wrote, with an empty #root.
 * @param read reads a built file.
 */
export function pageComposer(shell: string, manifest: Manifest, read: (file: string) => string) {
  const scripts = (keys: string[]): string[] => keys.flatMap((key) => manifest[key]?.file ?? [])
  const css = (keys: string[]): string[] => [...new Set(keys.flatMap((key) => manifest[key]?.css ?? []))]
  const inShell = filesIn(shell)
  const started = Object.keys(manifest).filter((key) => {
    const file = manifest[key]?.file ?? ''
    return file.endsWith('.js') && inShell.includes(file)
  })
  if (started.length === 0) throw new Error('The page that Vite wrote starts nothing')
  // What index.html links itself stands first: the styles of components rule over it.
  const startSheets = [
    ...inShell.filter((file) => file.endsWith('.css') && !css(started).includes(file)),
    ...css(started),
  ]

  /**
   * @param drawn what was drawn for #root, with the page's `<title>` and `<meta>` in front.
   * @param sources the source files that the page needs besides the start.
   * @param path the page in which the application starts; null when it draws the page anew.
   */
  return (drawn: string, sources: string[], path: string | null): string => {
    const added = chunksOf(manifest, sources).filter((key) => !started.includes(key))
    const sheets = [...startSheets, ...css(added)]
    const styles = sheets.map((file) => read(file).trim()).join('\n')
    const { head, body } = splitHead(drawn)

    return (
      shell
        .replaceAll(/\n *<link rel="stylesheet"[^>]*>/g, '')
        .replaceAll(/\n *<title>.*?<\/title>/g, head.includes('<title>') ? '' : '$&')
        .replaceAll(/\n *<meta\s+name="description"[^>]*>/g, head.includes('name="description"') ? '' : '$&')
        // The page can be read before its code is there: what is seen comes first over the line.
        .replaceAll('<script type="module"', '$& fetchpriority="low"')
        .replace(
          '</head>',
          () => `  <style>${styles}</style>\n    ${head}${scripts(added).map(announced).join('')}\n  </head>`,
        )
        .replace(
          '<div id="root"></div>',
          () =>
            `<div id="root"${path === null ? '' : ` data-page="${path}"`}>${body}</div>${sheets.map(linked).join('')}`,
        )
    )
  }
}

const announced = (file: string): string =>
  `\n    <link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`
/** Code asks for its styles, unless it finds this link; disabled, because they are inside the page already. */
const linked = (file: string): string => `<link rel="stylesheet" crossorigin disabled href="/${file}">`

/** The scripts and style sheets that a page asks for. */
const filesIn = (html: string): string[] =>
  [...html.matchAll(/<(?:script|link rel="stylesheet")[^>]*(?:src|href)="\/([^"]+)"/g)].map(([, file = '']) => file)

/** A chunk of the build with all it imports from the start, the imported first. */
function chunksOf(manifest: Manifest, keys: string[]): string[] {
  const seen = new Set<string>()
  const visit = (key: string): void => {
    if (seen.has(key)) return
    seen.add(key)
    for (const imported of manifest[key]?.imports ?? []) visit(imported)
  }
  for (const key of keys) {
    if (manifest[key] === undefined) throw new Error(`The build has no chunk of ${key}`)
    visit(key)
  }
  return [...seen]
}

/** React writes what belongs into the head in front of everything else. */
function splitHead(drawn: string): { head: string; body: string } {
  const head = /^(?:<title>[^<]*<\/title>|<meta[^>]*>|<link[^>]*>)*/.exec(drawn)?.[0] ?? ''
  return { head, body: drawn.slice(head.length) }
}
