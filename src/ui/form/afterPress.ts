import { createContext, useCallback, useContext, useEffect, useRef } from 'react'

/**
 * Acts at once or, while a finger or mouse button is down, after its release: an error that appeared meanwhile would move
 * the button away from under it, and the press would be lost.
 */
type AfterPress = (act: () => void) => void

/** Provided by the application's frame; without it, everything is done at once. */
export const AfterPressContext = createContext<AfterPress>((act) => act())

export const useAfterPress = () => useContext(AfterPressContext)

/** For the frame: listens to all presses on the page. */
export function useNotedPresses(): AfterPress {
  const noted = useRef<{ isDown: boolean; waiting: (() => void)[] }>({ isDown: false, waiting: [] })

  useEffect(() => {
    const { current } = noted
    const press = () => {
      current.isDown = true
    }
    const release = () => {
      current.isDown = false
      // The click itself follows the release.
      for (const act of current.waiting.splice(0)) setTimeout(act)
    }
    const listening = new AbortController()
    const options = { capture: true, signal: listening.signal }
    // On a touch screen focus moves at the mouse events that follow the finger's release, not at the pointer's.
    for (const event of ['pointerdown', 'mousedown']) document.addEventListener(event, press, options)
    for (const event of ['pointerup', 'mouseup', 'pointercancel']) document.addEventListener(event, release, options)
    return () => listening.abort()
  }, [])

  return useCallback((act) => {
    if (noted.current.isDown) noted.current.waiting.push(act)
    else act()
  }, [])
}
