let isPressed = false

if (typeof document !== 'undefined') {
  const press = (pressed: boolean) => () => {
    isPressed = pressed
  }
  document.addEventListener('pointerdown', press(true), true)
  document.addEventListener('pointerup', press(false), true)
  document.addEventListener('pointercancel', press(false), true)
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
  document.addEventListener('pointerup', actOnce, { signal: release.signal })
  document.addEventListener('pointercancel', actOnce, { signal: release.signal })
}
