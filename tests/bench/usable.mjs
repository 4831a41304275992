import { setTimeout as wait } from 'node:timers/promises'

import { TEACHER_CODE } from './people.mjs'
import { broken, medians, ratio, table } from './table.mjs'

/** What a person comes for, and the page where it is. @type {[path: string, control: string][]} */
const pages = [
  ['/', 'main section a'],
  ['/login', '#email'],
  ['/registro', '#name'],
  ['/recuperar-contrasenia', '#email'],
  ['/contacto', '#subject'],
  ['/responder-cuestionario', '#isStudent'],
  [`/responder-cuestionario?codigo=${TEACHER_CODE}`, 'main [type=submit]'],
]

const QUIET = 1500

/**
 * Runs in the page, before anything of it. Notes in ms when the control is drawn, when the application runs, and, with a
 * key every 50 ms from then on, how many of them are missing at the end.
 * @param {string} control
 */
function watch(control) {
  const figures = { usable: 0, alive: 0, typed: 0, shifts: 0 }
  Object.assign(window, { figures })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ('value' in entry) figures.shifts += Number(entry.value)
  }).observe({ type: 'layout-shift', buffered: true })
  const find = () => document.querySelector(control)
  const type = () => {
    const field = find()
    if (!(field instanceof HTMLInputElement) || field.type === 'radio') return
    const before = document.activeElement === field ? field.value : (field.focus(), field.value)
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, `${before}a`)
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    figures.typed += 1
  }
  const look = () => {
    const seen = (find()?.getBoundingClientRect().height ?? 0) > 0
    if (figures.usable === 0 && seen && performance.getEntriesByName('first-contentful-paint').length > 0) {
      figures.usable = performance.now()
      setInterval(() => figures.alive === 0 && type(), 50)
    }
    if (figures.alive === 0 && document.querySelector('html[data-live]')) figures.alive = performance.now()
    requestAnimationFrame(look)
  }
  look()
}

/** Runs in the page, before anything of it: presses «Menú» as soon as it is drawn, and notes how many ms later it opens. */
function pressMenu() {
  const figures = { menu: 0 }
  Object.assign(window, { figures })
  let pressed = 0
  const look = () => {
    const buttons = document.querySelectorAll('header button')
    const menu = [...buttons].find(({ textContent }) => textContent === 'Menú' || textContent === 'Cerrar')
    if (menu instanceof HTMLElement && performance.getEntriesByName('first-contentful-paint').length > 0) {
      if (pressed === 0) {
        pressed = performance.now()
        menu.click()
      } else if (figures.menu === 0 && menu.ariaExpanded === 'true') figures.menu = performance.now() - pressed
    }
    requestAnimationFrame(look)
  }
  look()
}

/** @param {any} told @returns {Record<string, number>} */
const figuresIn = (told) => told

/** @param {string} control */
const read = (control) => `({ ...window.figures, kept: document.querySelector('${control}')?.value?.length ?? 0 })`

/**
 * When the pages that people act on can be used: the field or button they came for is there, what is typed into it stays,
 * and the application runs. Beside a static page with the same form and the least that the same libraries can draw.
 * @param {import('./applications.mjs').Applications} applications
 * @param {(visitor?: import('./phones.mjs').Visitor) => Promise<import('./quietPhones.mjs').QuietPhone>} newQuietPhone
 * @param {{ runs: number, isWanted: (route: string) => boolean }} options
 */
export async function measureUsable({ url, floorUrl }, newQuietPhone, { runs, isWanted }) {
  /** @param {string} address @param {typeof watch} script @param {string} control */
  async function open(address, script, control) {
    const phone = await newQuietPhone()
    try {
      await phone.runFirst(script, control)
      await phone.slowDown()
      await phone.open(address)
      await wait(QUIET)
      return figuresIn(await phone.evaluate(read(control)))
    } finally {
      await phone.close()
    }
  }

  /** @param {string} address @param {string} control */
  async function load(address, control) {
    const menu = address.startsWith(url) ? await open(address, pressMenu, control) : {}
    return { ...menu, ...(await open(address, watch, control)) }
  }

  const wanted = pages.filter(([path]) => isWanted(path))
  /** @type {[name: string, address: string, control: string][]} */
  const all = [
    ['static: a form, as HTML', `${floorUrl}/form.html`, '#email'],
    ['floor: a plain form', `${floorUrl}/formulario`, '#name'],
    ...wanted.map(([path, control]) => /** @type {[string, string, string]} */ ([path, url + path, control])),
  ]
  /** @type {Map<string, Record<string, number>[]>} */
  const measured = new Map(all.map(([name]) => [name, []]))
  // One run of each after the other: what the machine does meanwhile strikes all of them.
  for (let run = 0; run < runs; run += 1) {
    for (const [name, address, control] of all) {
      try {
        measured.get(name)?.push(await load(address, control))
      } catch (error) {
        broken(name, error)
      }
    }
  }

  const print = table(`Until it can be used, slow 4G and CPU ÷ 4, median of ${runs}`, [
    ['page', 42],
    ['usable ms', 9],
    ['× static', 8],
    ['alive ms', 8],
    ['× floor', 8],
    ['keys lost', 9],
    ['press on Menú, ms', 17],
    ['CLS', 6],
  ])
  const staticForm = medians(measured.get('static: a form, as HTML') ?? [])
  const floorForm = medians(measured.get('floor: a plain form') ?? [])
  for (const [name, figures] of measured) {
    const { usable, alive, typed, kept, shifts, menu } = medians(figures)
    const lost = name.startsWith('/') && typed > 0 ? (typed - kept).toFixed(0) : '–'
    print([
      name,
      usable.toFixed(0),
      ratio(usable, staticForm.usable),
      alive > 0 ? alive.toFixed(0) : '–',
      alive > 0 ? ratio(alive, floorForm.usable) : '–',
      lost,
      name.startsWith('/') ? (menu > 0 ? menu.toFixed(0) : 'lost') : '–',
      shifts.toFixed(3),
    ])
  }
}
