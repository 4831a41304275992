import type { Manifest } from 'vite'

/**
 * Gives what puts a drawn page into the built one, with its styles inside and its scripts announced.
 * @param shell the page that Vite wrote, with an empty #root.
 * @param read reads a built file.
 */
export function pageComposer(shell: string, manifest: Manifest, read: (file: string) => string) {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry === true) ?? ''
  const started = chunksOf(manifest, [entry])
  const css = (keys: string[]): string[] => [...new Set(keys.flatMap((key) => manifest[key]?.css ?? []))]

  /**
   * @param drawn what was drawn for #root, with the page's `<title>` and `<meta>` in front.
   * @param path the public page it is; without one, it is the frame of any other.
   * @param sources the source files that the page needs besides the start.
   */
  return (drawn: string, path: string | undefined, sources: string[]): string => {
    const added = chunksOf(manifest, sources).filter((key) => !started.includes(key))
    const styles = [...css(started), ...css(added)].map((file) => read(file).trim()).join('\n')
    const { head, body } = splitHead(drawn)
    const scripts = added.flatMap((key) => manifest[key]?.file ?? [])

    return (
      shell
        .replaceAll(/\n *<link rel="stylesheet"[^>]*>/g, '')
        // With its styles inside, a page is drawn before its letters arrive; announced, they would hold the first paint.
        .replaceAll(/\n *<link rel="preload"[^>]*as="font"[^>]*>/g, path === undefined ? '$&' : '')
        .replaceAll(/\n *<title>.*?<\/title>/g, head.includes('<title>') ? '' : '$&')
        .replaceAll(/\n *<meta\s+name="description"[^>]*>/g, head.includes('name="description"') ? '' : '$&')
        .replace(
          '</head>',
          () => `  <style>${styles}</style>\n    ${head}${scripts.map(announced).join('')}\n  </head>`,
        )
        .replace(
          '<div id="root"></div>',
          () =>
            `<div id="root"${path === undefined ? '' : ` data-page="${path}"`}>${body}</div>${css(added).map(linked).join('')}`,
        )
    )
  }
}

const announced = (file: string): string => `\n    <link rel="modulepreload" crossorigin href="/${file}">`
/** The page's code asks for its styles; it looks for this link first. */
const linked = (file: string): string => `<link rel="stylesheet" crossorigin href="/${file}">`

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
