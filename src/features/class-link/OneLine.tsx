/** The width of a digit and the line height, in percent of the font size. */
const [DIGIT, LINE] = [60, 72]
/** 140 px, in units of 16 px. */
const FONT_SIZE = 8.75

/** Digits on one line, as large as the column allows. An SVG, because HTML text would wrap instead of shrinking. */
export function OneLine({ text }: { text: string }) {
  const width = text.length * DIGIT
  return (
    <svg
      role="none"
      className="num"
      fill="currentColor"
      fontWeight={600}
      viewBox={`0 0 ${width} ${LINE}`}
      style={{ width: `calc(${(width * FONT_SIZE) / 100} * var(--slide-unit))`, maxHeight: '100%' }}
    >
      <text y="69" fontSize={100} textLength={width}>
        {text}
      </text>
    </svg>
  )
}
