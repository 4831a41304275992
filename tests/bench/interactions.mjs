import { report, seen, signInTeacher, slowDown } from './application.mjs'

const INP_BUDGET = 64

/** Runs in the page: the longest time from a key or tap to the next frame, as the browser itself tells. */
function observe() {
  const figures = { longest: 0 }
  Object.assign(window, { seen: figures })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('interactionId' in entry && entry.interactionId !== 0) {
        figures.longest = Math.max(figures.longest, entry.duration)
      }
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 })
}

/** @param {import('@playwright/test').Page} page @param {string} what @param {() => Promise<void>} act */
async function interact(page, what, act) {
  await page.evaluate(() => Object.assign(Object(Reflect.get(window, 'seen')), { longest: 0 }))
  await act()
  await page.waitForTimeout(500)
  const longest = await seen(page, 'longest')
  // Shorter than the 16 ms the browser reports from: faster than a frame.
  report(what, longest, INP_BUDGET, 'ms')
}

/** @param {import('./application.mjs').Application} application */
async function visitForm({ newPhone, url }) {
  const page = await newPhone()
  await page.addInitScript(observe)
  await signInTeacher(page, url)
  await page.goto(`${url}/solicitud-visita`)
  const add = page.getByRole('button', { name: 'Agregar grupo' })
  await page.getByLabel('WhatsApp').waitFor()
  await slowDown(page, { network: false })
  await interact(page, 'visit form: add groups 2 to 5', async () => {
    for (let group = 2; group <= 5; group += 1) {
      await add.tap()
      // The button has moved down by then: a tap before that would land on something else.
      await page.getByRole('group', { name: `Grupo ${group}` }).waitFor()
      await page.waitForTimeout(600)
    }
  })
  const students = page.getByRole('textbox', { name: 'Número de estudiantes' })
  await interact(page, 'visit form, five groups: type the students', async () => {
    for (let group = 0; group < 5; group += 1) await students.nth(group).pressSequentially('37', { delay: 120 })
  })
  await interact(page, 'visit form, five groups: choose a schedule', () => page.getByLabel('10:30').tap())
  await interact(page, 'visit form, five groups: type the name', async () => {
    await page.getByLabel('Nombre del profesor').pressSequentially(' de la Fuente', { delay: 120 })
  })
  await interact(page, 'visit form, five groups: send it with errors', () =>
    page.getByRole('button', { name: 'Enviar solicitud' }).tap(),
  )
  await page.context().close()
}

/** @param {import('./application.mjs').Application} application */
async function registration({ newPhone, url }) {
  const page = await newPhone()
  await page.addInitScript(observe)
  await page.goto(`${url}/registro`)
  await page.getByText('Holocausto').waitFor()
  await slowDown(page, { network: false })
  await interact(page, 'registration: choose «Profesor»', () => page.getByLabel('Profesor', { exact: true }).tap())
  const school = page.getByRole('combobox', { name: 'Escuela', exact: true })
  await school.waitFor()
  await interact(page, 'registration: look for «tecnica» among 1,000 schools', async () => {
    await school.pressSequentially('tecnica', { delay: 150 })
  })
  await interact(page, 'registration: type the name', async () => {
    await page.getByLabel('Nombre(s)').pressSequentially('María Fernanda', { delay: 120 })
  })
  await interact(page, 'registration: tick a theme', () => page.getByLabel('Holocausto').tap())
  await interact(page, 'registration: send it with errors', () =>
    page.getByRole('button', { name: 'Crear cuenta' }).tap(),
  )
  await page.context().close()
}

/** The longest interaction of each kind at a CPU four times slower. @param {import('./application.mjs').Application} application */
export async function measureInteractions(application) {
  console.log('\nInteractions, CPU ÷ 4, the longest of each kind')
  await visitForm(application)
  await registration(application)
}
