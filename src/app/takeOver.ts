/** React is attached: from now on it handles every press itself, also in parts of the page that it hydrates later. */
export function stopNotingPresses(): void {
  document.documentElement.dataset['listens'] = ''
}

/** The whole page is hydrated: does what `firstScript` noted meanwhile, and removes its marks. */
export function takeOver(): void {
  const root = document.documentElement
  root.dataset['live'] = ''
  delete root.dataset['visitor']
  root.style.removeProperty('--visitor-name')
  const button = document.querySelector<HTMLElement>('[data-pressed]')
  button?.removeAttribute('data-pressed')
  button?.click()
}
