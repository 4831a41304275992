/** The width of a digit and the line height, in percent of the font size. */
const [DIGIT, LINE] = [60, 72]

/** Digits on one line, `--code-size` large if the column allows. An SVG, because HTML text would wrap, not shrink. */
export function OneLine({ text }: { text: string }) {
  const width = text.length * DIGIT
  return (
    <svg
      role="none"
      className="num"
      fill="currentColor"
      fontWeight={600}
      viewBox={`0 0 ${width} ${LINE}`}
      style={{ width: `calc(${width / 100} * var(--code-size))`, maxHeight: '100%' }}
    >
      <text y="69" fontSize={100} textLength={width}>
        {text}
      </text>
    </svg>
  )
}
