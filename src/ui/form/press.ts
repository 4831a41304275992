import { createContext, type RefObject, useContext, useEffect, useState } from 'react'

/** Whether a press that moves the focus out of a field of the form is not yet complete. */
export const PressContext = createContext(false)

/** Returns true from the mousedown outside the focused field until after the click. Touch fires these events too. */
export function usePress(form: RefObject<HTMLFormElement | null>): boolean {
  const [isPressed, setIsPressed] = useState(false)
  useEffect(() => {
    const listening = new AbortController()
    const options = { capture: true, signal: listening.signal }
    const start = ({ button }: MouseEvent) =>
      setIsPressed(button === 0 && form.current?.contains(document.activeElement) === true)
    // In a timeout, because the click follows the release.
    const end = () => setTimeout(() => setIsPressed(false))
    window.addEventListener('mousedown', start, options)
    for (const type of ['mouseup', 'dragend', 'contextmenu', 'keydown']) window.addEventListener(type, end, options)
    return () => listening.abort()
  }, [form])
  return isPressed
}

/** Returns the value, frozen during a press: a line that appears then would move the pressed link away. */
export function useSteady<Value>(value: Value): Value {
  const isPressed = useContext(PressContext)
  const [shown, setShown] = useState(value)
  if (!isPressed && shown !== value) setShown(value)
  return isPressed ? shown : value
}
