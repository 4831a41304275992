import { setTimeout as wait } from 'node:timers/promises'

import { visitorsOf } from './people.mjs'
import { broken, medians, table } from './table.mjs'

/**
 * @typedef {object} Way a tap that leads from one page to another
 * @property {string} from
 * @property {string} link
 * @property {import('./people.mjs').Person} [as]
 * @property {{ path: string, control: string, data: string }} goal where it leads, what people come for, and what the API
 *   gives to it, both as selectors
 */

/** @type {Way[]} */
const ways = [
  { from: '/', link: 'Crear cuenta gratuita', goal: { path: '/registro', control: '#name', data: '[name=theme_ids]' } },
  {
    from: '/',
    link: 'Responder cuestionario',
    goal: { path: '/responder-cuestionario', control: '#isStudent', data: '#isStudent' },
  },
  {
    from: '/login',
    link: '¿Olvidaste tu contraseña?',
    goal: { path: '/recuperar-contrasenia', control: '#email', data: '#email' },
  },
  {
    from: '/',
    link: 'Solicitar visita',
    as: 'teacher',
    goal: { path: '/solicitud-visita', control: '[name=date]', data: '[name=schedule_id]' },
  },
  {
    from: '/',
    link: 'Enviar cuestionario',
    as: 'teacher',
    goal: { path: '/enviar-cuestionario', control: '[name=teacher_code]', data: '[name=teacher_code]' },
  },
  {
    from: '/',
    link: 'Ver mi cuenta',
    as: 'parent',
    goal: { path: '/mi-cuenta', control: '[name=theme_ids]', data: '[name=theme_ids]' },
  },
]

/** @param {any} told @returns {Record<string, number>} */
const figuresIn = (told) => told

/** How long people look at a page that has come to rest before they go on, in ms. */
const LOOKED_AT = 2000
const PATIENCE = 20_000

/** Runs in the page, before the tap: notes how many ms after it what people come for is drawn. @param {Way['goal']} goal */
function watch({ path, control, data }) {
  /** @type {Record<string, number>} */
  const figures = {}
  Object.assign(window, { figures })
  let tapped = 0
  addEventListener('touchend', () => void (tapped = performance.now()), { capture: true, once: true })
  const look = () => {
    for (const [name, selector] of Object.entries({ control, data })) {
      const height = document.querySelector(selector)?.getBoundingClientRect().height ?? 0
      if (tapped > 0 && location.pathname === path && height > 0) figures[name] ||= performance.now() - tapped
    }
    requestAnimationFrame(look)
  }
  look()
}

/**
 * From a tap on a link to the next page inside the application: after the page has been looked at for two seconds, and at
 * once, when nothing of the next page is there.
 * @param {import('./applications.mjs').Applications} applications
 * @param {import('./phones.mjs').NewPhone} newPhone
 * @param {import('./loads.mjs').NewQuietPhone} newQuietPhone
 * @param {{ runs: number, isWanted: (route: string) => boolean }} options
 */
export async function measureNavigations({ url }, newPhone, newQuietPhone, { runs, isWanted }) {
  const visitors = visitorsOf(newPhone, url)

  /** @param {Way} way @param {boolean} isRested @returns {Promise<Record<string, number>>} */
  async function go({ from, link, as, goal }, isRested) {
    const phone = await newQuietPhone(await visitors(as))
    try {
      await phone.slowDown({ isCached: true })
      const isLive = 'document.querySelector("html[data-live]") !== null'
      await phone.open(url + from, isRested ? {} : { until: isLive })
      if (isRested) await wait(LOOKED_AT)
      await phone.hands.look()
      await phone.evaluate(`(${String(watch)})(${JSON.stringify(goal)})`)
      await phone.hands.tap({ role: 'link', name: link })
      for (let waited = 0; waited < PATIENCE; waited += 100) {
        const { control = 0, data = 0 } = figuresIn(await phone.evaluate('window.figures'))
        if (control > 0 && data > 0) return { control, data }
        await wait(100)
      }
      throw new Error(`${goal.path} is not complete after ${PATIENCE} ms`)
    } finally {
      await phone.close()
    }
  }

  const print = table(`From a tap to the next page, slow 4G and CPU ÷ 4, median of ${runs}`, [
    ['way', 60],
    ['field ms', 9],
    ['data ms', 8],
    ['at once: field', 15],
    ['data', 6],
  ])
  for (const way of ways.filter(({ goal }) => isWanted(goal.path))) {
    const name = `${way.from} → ${way.goal.path}${way.as === undefined ? '' : ` (${way.as})`}`
    try {
      const [rested, cold] = [[], []]
      for (let run = 0; run < runs; run += 1) {
        rested.push(await go(way, true))
        cold.push(await go(way, false))
      }
      const cells = [medians(rested), medians(cold)].flatMap(({ control, data }) => [control, data])
      print([name, ...cells.map((figure) => figure.toFixed(0))])
    } catch (error) {
      broken(name, error)
    }
  }
}
