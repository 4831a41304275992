/** Stops the page from scrolling, without moving it sideways where the scroll bar was. Returns the way back. */
export function holdPageStill(): () => void {
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
