import { fontsWereLoaded } from '@/lib/fonts'

/** React listens now: it answers every press itself, also in parts of the page that it has not reached yet. */
export function stopNotingPresses(): void {
  document.documentElement.dataset['listens'] = ''
}

/**
 * The application runs now and has drawn what only it knows: what `firstScript` noted for the time before is done, and
 * does not stay.
 */
export function takeOver(): void {
  const root = document.documentElement
  root.dataset['live'] = ''
  root.dataset['fonts'] = ''
  fontsWereLoaded.write(true)
  delete root.dataset['visitor']
  delete root.dataset['classLink']
  root.style.removeProperty('--visitor-name')
  const button = document.querySelector<HTMLElement>('[data-pressed]')
  button?.removeAttribute('data-pressed')
  button?.click()
}
