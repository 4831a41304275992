import type { MouseEvent } from 'react'

const MAIN_ID = 'contenido'

// The browser's default would change the address and lose the router's state.
function skip(event: MouseEvent) {
  const main = document.getElementById(MAIN_ID)
  if (!main) return
  event.preventDefault()
  main.focus()
}

/** Moves focus past the top bar to `<main id="contenido" tabIndex={-1}>`. */
export function SkipLink() {
  return (
    <a className="skip" href={`#${MAIN_ID}`} onClick={skip}>
      Saltar al contenido
    </a>
  )
}
