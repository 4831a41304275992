/** Takes the whole screen, where the browser has that and allows it; without it the window is enough. */
export async function enterFullScreen(): Promise<void> {
  try {
    await document.documentElement.requestFullscreen()
  } catch {
    // Phones without it, and browsers where somebody forbade it.
  }
}

let holders = 0

/**
 * Keeps the whole screen until it is released; then the browser's window is back.
 * @param onLeft is told when the person leaves it, as the browser's own Esc does.
 */
export function holdFullScreen(onLeft: () => void): () => void {
  const note = () => {
    if (!document.fullscreenElement) onLeft()
  }
  document.addEventListener('fullscreenchange', note)
  holders += 1
  return () => {
    document.removeEventListener('fullscreenchange', note)
    holders -= 1
    // In a moment: whoever is replaced at once, as React does while developing, still holds it then.
    queueMicrotask(() => {
      if (holders === 0 && document.fullscreenElement) void document.exitFullscreen()
    })
  }
}
