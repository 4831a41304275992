/** Stops the page from scrolling, without a shift where the scroll bar was. @returns a function that undoes it */
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
