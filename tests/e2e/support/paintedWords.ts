import type { Page } from '@playwright/test'

/** One painted line of text. */
interface PaintedLine {
  text: string
  /** The WCAG contrast between the line's strongest pixel and the most frequent colour behind it. */
  contrast: number
  /** Whether the line has more than one colour behind it, for example because of a drawing. */
  isOverArt: boolean
}

interface Line {
  text: string
  left: number
  top: number
  width: number
  height: number
}

const WORDLESS = `*, *::before, *::after { color: transparent !important; -webkit-text-fill-color: transparent !important;
  text-decoration-color: transparent !important; transition: none !important; caret-color: transparent !important }`

/** The lines of all visible text in the selected elements, in page coordinates. */
const readLines = (page: Page, selector: string): Promise<Line[]> =>
  page.evaluate((wanted) => {
    const lines: Line[] = []
    for (const area of document.querySelectorAll(wanted)) {
      const texts = document.createTreeWalker(area, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const element = text.parentElement
        const words = text.textContent?.trim() ?? ''
        if (!element || words === '' || element.closest('svg, script, style, option')) continue
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
        // Visually hidden text is one pixel wide.
        if (element.getBoundingClientRect().width <= 1) continue
        const range = document.createRange()
        range.selectNodeContents(text)
        for (const { left, top, width, height } of range.getClientRects()) {
          if (width < 2 || height < 2 || top + scrollY < 0) continue
          lines.push({ text: words.slice(0, 60), left: left + scrollX, top: top + scrollY, width, height })
        }
      }
    }
    return lines
  }, selector)

/** Hides all text. Returns a function that shows it again. */
async function hideWords(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(async (css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
  }, WORDLESS)
  return () =>
    page.evaluate(() => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1)
    })
}

/** Whether two colours differ clearly. Ignores small differences, such as those that antialiasing causes. */
function isOtherColour(one: number, other: number): boolean {
  return [16, 8, 0].some((shift) => Math.abs(((one >> shift) & 255) - ((other >> shift) & 255)) > 12)
}

function luminance(colour: number): number {
  const [red = 0, green = 0, blue = 0] = [colour >> 16, (colour >> 8) & 255, colour & 255].map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrastOf(one: number, other: number): number {
  const [lower = 0, higher = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (higher + 0.05) / (lower + 0.05)
}

/** The colours in the box of a line, each with its number of pixels. */
function coloursIn(
  picture: OffscreenCanvasRenderingContext2D,
  { left, top, width, height }: Line,
): Map<number, number> {
  const counts = new Map<number, number>()
  const { data } = picture.getImageData(Math.floor(left), Math.floor(top), Math.ceil(width), Math.ceil(height))
  for (let at = 0; at < data.length; at += 4) {
    const colour = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0)
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  return counts
}

async function pictureOf(base64: string): Promise<OffscreenCanvasRenderingContext2D> {
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob())
  const picture = new OffscreenCanvas(image.width, image.height).getContext('2d', { willReadFrequently: true })
  if (!picture) throw new Error('The browser has no 2D canvas')
  picture.drawImage(image, 0, 0)
  return picture
}

/** Compares screenshots with and without text, line by line. */
async function compare(withWords: string, without: string, lines: Line[]): Promise<PaintedLine[]> {
  const [words, ground] = [await pictureOf(withWords), await pictureOf(without)]
  return lines.map((line) => {
    const behind = coloursIn(ground, line)
    const [usual = 0] = [...behind].toSorted(([, one], [, other]) => other - one)[0] ?? []
    return {
      text: line.text,
      contrast: Math.max(...[...coloursIn(words, line).keys()].map((colour) => contrastOf(colour, usual))),
      isOverArt: [...behind.keys()].some((colour) => isOtherColour(colour, usual)),
    }
  })
}

/**
 * Returns a script that calls `compare`. It contains the functions that `compare` needs, because it runs in a blank
 * page, which has no Content Security Policy.
 */
const comparison = (...args: Parameters<typeof compare>) =>
  `(async () => { ${[isOtherColour, luminance, contrastOf, coloursIn, pictureOf, compare].map(String).join('\n')}
    return compare(...${JSON.stringify(args)}) })()`

/** Measures the painted text of the selected elements, from screenshots of the page. */
export async function paintedWords(page: Page, selector: string): Promise<PaintedLine[]> {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  const lines = await readLines(page, selector)
  const bottom = Math.ceil(Math.max(1, ...lines.map(({ top, height }) => top + height)))
  const clip = { x: 0, y: 0, width: page.viewportSize()?.width ?? 0, height: bottom }
  const picture = async () => (await page.screenshot({ fullPage: true, clip })).toString('base64')
  const withWords = await picture()
  const showWords = await hideWords(page)
  const without = await picture()
  await showWords()
  const scratch = await page.context().newPage()
  try {
    return await scratch.evaluate<PaintedLine[]>(comparison(withWords, without, lines))
  } finally {
    await scratch.close()
  }
}
