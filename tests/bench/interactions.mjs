import { signedIn } from './people.mjs'
import { reactions } from './reactions.mjs'
import { beside, ratio, table } from './table.mjs'
import { chips, plainForm, questionnaire, registration, visitForm } from './visits.mjs'

const BUDGET = 64
const GROWN_BUDGET = 100

/** Which of the floor's interactions another is measured by. @param {string} what */
function kindOf(what) {
  if (/^(?:type|look for)/.test(what)) return 'type'
  return /^(?:choose|tick|change|answer)/.test(what) ? 'choose' : 'tap'
}

/**
 * @typedef {object} Subject
 * @property {string} name
 * @property {string} route
 * @property {import('./reactions.mjs').Visit} visit
 * @property {boolean} [isSignedIn]
 * @property {number} budget
 * @property {RegExp} [shown] only the reactions that this names
 */

/** @typedef {{ runs: number, isWanted: (route: string) => boolean }} Options */

/** @param {string} title @param {Subject[]} subjects @param {import('./applications.mjs').Applications} applications @param {import('./phones.mjs').NewPhone} newPhone @param {import('./loads.mjs').NewQuietPhone} newQuietPhone @param {Options} options */
async function measure(title, subjects, { url, floorUrl }, newPhone, newQuietPhone, { runs, isWanted }) {
  const wanted = subjects.filter(({ route }) => isWanted(route))
  if (wanted.length === 0) return
  const print = table(
    `${title}, CPU ÷ 4, median of ${runs} visits (0: under 16; ! over budget; × the floor's plain form)`,
    [
      ['interaction', 60],
      ['ms', 12],
      ['floor ms', 8],
      ['×', 5],
    ],
  )
  const floor = await reactions('floor', runs, () => newQuietPhone(), plainForm(floorUrl))
  for (const [what, figure] of Object.entries(floor)) print([`floor: ${what}`, `${figure.toFixed(0)}  `])
  const teacher = wanted.some(({ isSignedIn }) => isSignedIn) ? await signedIn(newPhone, url) : undefined
  for (const { name, visit, isSignedIn, budget, shown = /./ } of wanted) {
    const figures = await reactions(name, runs, () => newQuietPhone(isSignedIn ? teacher : undefined), visit)
    for (const [what, figure] of Object.entries(figures)) {
      if (!shown.test(what)) continue
      const least = floor[kindOf(what)] ?? 0
      print([`${name}: ${what}`, beside(figure, budget), `${kindOf(what)} ${least.toFixed(0)}`, ratio(figure, least)])
    }
  }
}

/** The slowest reaction to each kind of thing that people do. @type {(applications: import('./applications.mjs').Applications, newPhone: import('./phones.mjs').NewPhone, newQuietPhone: import('./loads.mjs').NewQuietPhone, options: Options) => Promise<void>} */
export function measureInteractions(applications, newPhone, newQuietPhone, options) {
  const { url } = applications
  /** @type {Subject[]} */
  const subjects = [
    { name: 'visit, 5 groups', route: '/solicitud-visita', visit: visitForm(url, 5), isSignedIn: true, budget: BUDGET },
    { name: 'registration, 1,000 schools', route: '/registro', visit: registration(url), budget: BUDGET },
    { name: 'questionnaire', route: '/responder-cuestionario', visit: questionnaire(url), budget: BUDGET },
    { name: 'chips, 10', route: '/enviar-cuestionario', visit: chips(url, 10), isSignedIn: true, budget: BUDGET },
  ]
  return measure('Interactions', subjects, applications, newPhone, newQuietPhone, options)
}

/** How the reactions grow with what there is to go through. @type {typeof measureInteractions} */
export function measureGrowth(applications, newPhone, newQuietPhone, options) {
  const { url } = applications
  /** @type {Subject[]} */
  const subjects = [
    ...[25, 1000, 10_000].map((schools) => ({
      name: `${schools} schools`,
      route: '/registro',
      visit: registration(url, schools),
      budget: schools > 1000 ? GROWN_BUDGET : BUDGET,
      shown: /^look for/,
    })),
    ...[1, 5].map((groups) => ({
      name: groups === 1 ? '1 group' : `${groups} groups`,
      route: '/solicitud-visita',
      visit: visitForm(url, groups),
      isSignedIn: true,
      budget: BUDGET,
      shown: /^type/,
    })),
    ...[10, 500].map((count) => ({
      name: `${count} chips`,
      route: '/enviar-cuestionario',
      visit: chips(url, count),
      isSignedIn: true,
      budget: count > 10 ? GROWN_BUDGET : BUDGET,
    })),
  ]
  return measure('Growth', subjects, applications, newPhone, newQuietPhone, options)
}
