import type { Page } from 'puppeteer-core'

type Role = 'button' | 'checkbox' | 'heading' | 'link' | 'radio'

/** Everything here waits until it is there. */
const find = (tab: Page, role: Role, name: string) =>
  tab.locator(`::-p-aria([name=${JSON.stringify(name)}][role="${role}"])`)

/** By its label: not every field has a role, neither that of a password nor that of a date. */
const field = (name: string) => `::-p-xpath(//*[@id=//label[normalize-space()="${name}"]/@for])`

export const press = (tab: Page, role: Role, name: string) => find(tab, role, name).click()

export const fill = (tab: Page, name: string, text: string) => tab.locator(field(name)).fill(text)

/** Waits until a text is to be seen. */
export const see = (tab: Page, text: string) => tab.locator(`::-p-text(${JSON.stringify(text)})`).wait()

export const seeHeading = (tab: Page, name: string) => find(tab, 'heading', name).wait()

/** Types a day into a date field, as Firefox in English takes it. */
export async function typeDate(tab: Page, name: string, date: string): Promise<void> {
  const [year = '', month = '', day = ''] = date.split('-')
  await tab.focus(field(name))
  await tab.keyboard.type(`${month}${day}${year}`)
}

/** Chooses an option by what it reads. */
export async function choose(tab: Page, name: string, text: string): Promise<void> {
  const list = await tab.waitForSelector(field(name))
  const value = await list?.evaluate(
    (select, wanted) =>
      select instanceof HTMLSelectElement
        ? [...select.options].find((option) => option.text === wanted)?.value
        : undefined,
    text,
  )
  await list?.select(value ?? '')
}
