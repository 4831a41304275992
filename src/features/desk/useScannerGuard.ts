import { useEffect } from 'react'

/** The page has no text field, so a key within this time after a character is typed by a barcode scanner. */
const SCANNER_PAUSE_MS = 300

/** Ignores the Enter that a barcode scanner types after a code. Otherwise Enter would click the focused button. */
export function useScannerGuard(): void {
  useEffect(() => {
    let typedAt = -Infinity

    function remember({ key }: KeyboardEvent) {
      if (key.length === 1 && key !== ' ') typedAt = performance.now()
    }

    function ignoreScanner(event: MouseEvent) {
      // Browsers report 0 for clicks by keyboard.
      if (event.detail !== 0 || performance.now() - typedAt > SCANNER_PAUSE_MS) return
      event.preventDefault()
      event.stopPropagation()
    }

    document.addEventListener('keydown', remember, true)
    document.addEventListener('click', ignoreScanner, true)
    return () => {
      document.removeEventListener('keydown', remember, true)
      document.removeEventListener('click', ignoreScanner, true)
    }
  }, [])
}
