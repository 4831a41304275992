import { stored } from '@/lib/browserStorage'

/** Whether this browser has loaded our fonts lately, and likely has them still. Read by `firstScript` too. */
const hasFonts = stored('letras', (value) => (value === true ? true : null))

/** The application runs in the whole page and knows who looks: the marks of `firstScript` are over, and our fonts may come. */
export function markAsRunning(): void {
  const { dataset } = document.documentElement
  dataset['live'] = ''
  delete dataset['session']
  hasFonts.write(true)
}
