import { setting } from '../../e2e/support/addresses'
import { startChromium } from './chromium'
import { startFirefox } from './firefox'
import { startWebKit } from './webkit'

/** What each browser driver offers; `person.ts` builds from it what people do. */
export interface Tab {
  open: (address: string) => Promise<void>
  /** What an expression is worth in the page, as JSON carries it. */
  run: <Value>(expression: string) => Promise<Value>
  click: (place: { x: number; y: number }) => Promise<void>
  /** Presses the keys of a text, one after another; a line's end is Enter. */
  type: (text: string) => Promise<void>
  /** What the page complained about: uncaught exceptions, and what it wrote to the console as an error. */
  problems: () => Promise<string[]>
  close: () => Promise<void>
}

export interface Engine {
  /** It shares neither cookies nor storage with any other tab. */
  newTab: () => Promise<Tab>
  close: () => Promise<void>
}

/** The program of each engine that is to be tested, as run.mjs found it: `firefox=/usr/bin/firefox-esr`, one a line. */
export const enginePrograms = () =>
  new Map(
    setting('ENGINES')
      .split('\n')
      .map((line): [string, string] => [line.replace(/=.*/, ''), line.replace(/^.*?=/, '')]),
  )

export function startEngine(name: string): Promise<Engine> {
  const program = enginePrograms().get(name) ?? ''
  if (name === 'firefox') return startFirefox(program)
  if (name === 'wpe' || name === 'webkitgtk') return startWebKit(name, program)
  return startChromium(program)
}
