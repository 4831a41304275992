import type { MouseEvent } from 'react'

const MAIN_ID = 'contenido'

// The browser's own jump would write to the address bar and drop the router's state.
function skip(event: MouseEvent) {
  const main = document.getElementById(MAIN_ID)
  if (!main) return
  event.preventDefault()
  main.focus()
}

/** The first thing that the keyboard reaches: jumps over the bar to `<main id="contenido" tabIndex={-1}>`. */
export function SkipLink() {
  return (
    <a className="skip" href={`#${MAIN_ID}`} onClick={skip}>
      Saltar al contenido
    </a>
  )
}
