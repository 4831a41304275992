import { useEffect, useEffectEvent, useRef } from 'react'

/** Enters full screen. Never rejects. */
export async function enterFullScreen(): Promise<void> {
  try {
    await document.documentElement.requestFullscreen()
  } catch {
    // Not supported (iPhones) or not allowed: the dialog then fills the window.
  }
}

/** Leaves full screen when the component is unmounted. @param onLeft called when full screen is left, as with Esc */
export function useFullScreen(onLeft: () => void): void {
  const isHeld = useRef(false)
  const left = useEffectEvent(onLeft)

  useEffect(() => {
    const note = () => {
      if (!document.fullscreenElement) left()
    }
    document.addEventListener('fullscreenchange', note)
    isHeld.current = true
    return () => {
      document.removeEventListener('fullscreenchange', note)
      isHeld.current = false
      // Not at once: in development React unmounts and mounts each component again, and full screen should stay.
      queueMicrotask(() => {
        if (!isHeld.current && document.fullscreenElement) void document.exitFullscreen()
      })
    }
  }, [])
}
