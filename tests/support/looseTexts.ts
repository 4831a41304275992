/**
 * Records the texts that React changes, inserts or removes beside other nodes. A browser's translator replaces such a
 * text by an element. Then React leaves the old words on the screen, or throws. A text that changes must be alone in its
 * element.
 */
const found = new Set<string>()

const isText = (node: Node | null): node is Text => node instanceof Text && node.data.trim() !== ''

const report = (element: Node | null, what: string) =>
  found.add(`${what}: ${element instanceof Element ? element.outerHTML.slice(0, 300) : ''}`)

function check({ target, oldValue, addedNodes, removedNodes, previousSibling, nextSibling }: MutationRecord) {
  if (!target.isConnected) return
  if (isText(target)) {
    if (target.parentNode?.childNodes.length !== 1) report(target.parentNode, `'${oldValue}' changed`)
  } else if (previousSibling !== null || nextSibling !== null) {
    for (const { data } of [...addedNodes].filter(isText)) report(target, `'${data}' was inserted`)
    for (const { data } of [...removedNodes].filter(isText)) report(target, `'${data}' was removed`)
    // React finds the position by the next node, which a translator may have replaced.
    if (addedNodes.length > 0 && isText(nextSibling)) report(target, `a node was inserted before '${nextSibling.data}'`)
  }
}

const observer = new MutationObserver((records) => records.forEach(check))

export function watchTexts(): void {
  observer.observe(document.body, { childList: true, subtree: true, characterData: true, characterDataOldValue: true })
}

/** Stops recording, for a test that changes texts itself. */
export function ignoreTexts(): void {
  observer.takeRecords().forEach(check)
  observer.disconnect()
}

/** Stops recording. @returns the changes that were found */
export function looseTexts(): string[] {
  ignoreTexts()
  const changes = [...found]
  found.clear()
  return changes
}
