const RELEASES = ['pointerup', 'mouseup', 'pointercancel']

let isPressed = false

if (typeof document !== 'undefined') {
  const press = (pressed: boolean) => () => {
    isPressed = pressed
  }
  // On a touch screen focus moves at the mouse events that follow the finger's release, not at the pointer's.
  for (const event of ['pointerdown', 'mousedown']) document.addEventListener(event, press(true), true)
  for (const event of RELEASES) document.addEventListener(event, press(false), true)
}

/**
 * Acts at once, or, while a finger or mouse button is down, after its release: an error that appeared in between
 * would move what is being pressed from under it.
 */
export function afterPress(act: () => void): void {
  if (!isPressed) {
    act()
    return
  }
  const release = new AbortController()
  const actOnce = () => {
    release.abort()
    // The click itself follows the release.
    setTimeout(act)
  }
  for (const event of RELEASES) document.addEventListener(event, actOnce, { signal: release.signal })
}
