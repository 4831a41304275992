import { useEffect, useEffectEvent, useRef } from 'react'

export async function enterFullScreen(): Promise<void> {
  try {
    await document.documentElement.requestFullscreen()
  } catch {
    // Full screen is unsupported (iPhones) or not allowed. The slides then fill the window.
  }
}

export function leaveFullScreen(): void {
  if (document.fullscreenElement) void document.exitFullscreen()
}

/** Leaves full screen when the component unmounts. @param onLeft called when full screen ends, for example with Esc */
export function useFullScreen(onLeft: () => void): void {
  const isMounted = useRef(false)
  const handleLeft = useEffectEvent(onLeft)

  useEffect(() => {
    const onFullScreenChange = () => {
      if (!document.fullscreenElement) handleLeft()
    }
    document.addEventListener('fullscreenchange', onFullScreenChange)
    isMounted.current = true
    return () => {
      document.removeEventListener('fullscreenchange', onFullScreenChange)
      isMounted.current = false
      // Deferred, because `StrictMode` remounts components in development, and that must not end full screen.
      queueMicrotask(() => {
        if (!isMounted.current) leaveFullScreen()
      })
    }
  }, [])
}
