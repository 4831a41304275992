import type { Page } from '@playwright/test'

/** How much faster than real time a call's patience runs out for who waits for it. */
export const HURRY = 20

/** Lets a call lose patience 20 times faster in a tab whose name asks for it: nobody waits 20 s, and the server holds on. */
export async function prepareHurry(page: Page): Promise<void> {
  await page.addInitScript((hurry) => {
    const native = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'timeout')
    Object.defineProperty(XMLHttpRequest.prototype, 'timeout', {
      get: () => 0,
      set(patience: number) {
        native?.set?.call(this, window.name === 'prisa' ? patience / hurry : patience)
      },
    })
    const patient = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = (patience) => patient(window.name === 'prisa' ? patience / hurry : patience)
  }, HURRY)
}

/** From here on the tab is in a hurry, or no longer. */
export const setHurry = (page: Page, isOn: boolean): Promise<void> =>
  page.evaluate(
    (name) => {
      window.name = name
    },
    isOn ? 'prisa' : '',
  )
