import type { Page } from '@playwright/test'

/** One line of a text as it is painted. */
interface PaintedLine {
  text: string
  /** The WCAG contrast of its strongest pixel to what is most often behind it. */
  contrast: number
  /** What is behind it has more than one colour: a drawing, or its edge. */
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

/** The lines of all words to be seen in what the selector names, in coordinates of the whole page. */
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
        // One pixel for what only screen readers read.
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

async function setStyle(page: Page, css: string) {
  await page.evaluate(async (text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [
      ...document.adoptedStyleSheets.slice(0, text === '' ? -1 : undefined),
      ...(text === '' ? [] : [sheet]),
    ]
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
  }, css)
}

/** Runs in a page of its own, which has no security policy: compares the pictures with and without words, line by line. */
async function compare([withWords, without, lines]: [string, string, Line[]]): Promise<PaintedLine[]> {
  const CHANNEL_TOLERANCE = 12
  const pixelsOf = async (base64: string) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob())
    const canvas = new OffscreenCanvas(image.width, image.height)
    const context = canvas.getContext('2d', { willReadFrequently: true })
    context?.drawImage(image, 0, 0)
    return context
  }
  const luminance = (colour: number) => {
    const [red = 0, green = 0, blue = 0] = [colour >> 16, (colour >> 8) & 255, colour & 255].map((channel) => {
      const share = channel / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const contrastOf = (one: number, other: number) => {
    const [lower = 0, higher = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
    return (higher + 0.05) / (lower + 0.05)
  }
  const differs = (one: number, other: number) =>
    [16, 8, 0].some((shift) => Math.abs(((one >> shift) & 255) - ((other >> shift) & 255)) > CHANNEL_TOLERANCE)

  const [words, ground] = [await pixelsOf(withWords), await pixelsOf(without)]
  const coloursIn = (context: OffscreenCanvasRenderingContext2D | null, { left, top, width, height }: Line) => {
    const counts = new Map<number, number>()
    const data =
      context?.getImageData(Math.floor(left), Math.floor(top), Math.ceil(width), Math.ceil(height)).data ?? []
    for (let at = 0; at + 3 < data.length; at += 4) {
      const colour = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0)
      counts.set(colour, (counts.get(colour) ?? 0) + 1)
    }
    return counts
  }
  return lines.map((line) => {
    const behind = coloursIn(ground, line)
    const [usual = 0] = [...behind].toSorted(([, one], [, other]) => other - one)[0] ?? []
    return {
      text: line.text,
      contrast: Math.max(...[...coloursIn(words, line).keys()].map((colour) => contrastOf(colour, usual))),
      isOverArt: [...behind.keys()].some((colour) => differs(colour, usual)),
    }
  })
}

/** How the words in what the selector names are painted, read from pictures of the page. */
export async function paintedWords(page: Page, selector: string): Promise<PaintedLine[]> {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  const lines = await readLines(page, selector)
  const bottom = Math.ceil(Math.max(1, ...lines.map(({ top, height }) => top + height)))
  const clip = { x: 0, y: 0, width: page.viewportSize()?.width ?? 0, height: bottom }
  const picture = async () => (await page.screenshot({ fullPage: true, clip })).toString('base64')
  const withWords = await picture()
  await setStyle(page, WORDLESS)
  const without = await picture()
  await setStyle(page, '')
  const scratch = await page.context().newPage()
  try {
    return await scratch.evaluate(compare, [withWords, without, lines] as [string, string, Line[]])
  } finally {
    await scratch.close()
  }
}
