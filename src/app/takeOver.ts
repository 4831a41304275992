/** The whole page is hydrated: removes what `firstScript` noted for the styles. */
export function takeOver(): void {
  const root = document.documentElement
  root.dataset['live'] = ''
  delete root.dataset['visitor']
  root.style.removeProperty('--visitor-name')
}
