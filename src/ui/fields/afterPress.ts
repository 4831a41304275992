let isPressed = false
let waiting: (() => void)[] = []

function press() {
  isPressed = true
}

function release() {
  isPressed = false
  const acts = waiting
  waiting = []
  // The click itself follows the release.
  for (const act of acts) setTimeout(act)
}

if (typeof document !== 'undefined') {
  // On a touch screen focus moves at the mouse events that follow the finger's release, not at the pointer's.
  for (const event of ['pointerdown', 'mousedown']) document.addEventListener(event, press, true)
  for (const event of ['pointerup', 'mouseup', 'pointercancel']) document.addEventListener(event, release, true)
}

/**
 * Acts at once, or, while a finger or mouse button is down, after its release: an error that appeared in between
 * would move what is being pressed from under it.
 */
export function afterPress(act: () => void): void {
  if (isPressed) waiting.push(act)
  else act()
}
