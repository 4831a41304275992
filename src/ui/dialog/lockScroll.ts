/** Locks page scrolling without a layout shift. @returns a function that unlocks scrolling */
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement
  const { overflow, paddingRight } = style
  const scrollBar = window.innerWidth - clientWidth
  style.overflow = 'hidden'
  if (scrollBar > 0 && clientWidth > 0) style.paddingRight = `${scrollBar}px`
  return () => {
    style.overflow = overflow
    style.paddingRight = paddingRight
  }
}
