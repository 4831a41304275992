/** A browser draws no frames of a page that is not in sight. */
const NO_FRAME = 100

/** Resolves once what changed has been drawn: whoever pressed or typed sees it before anything else is worked out. */
export function drawn(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, NO_FRAME)
    requestAnimationFrame(() => {
      clearTimeout(timer)
      setTimeout(resolve)
    })
  })
}
