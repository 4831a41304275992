import { setTimeout as wait } from 'node:timers/promises'

const STEP = 250
/** Of a second: what the browser uses at rest, while it is asked. */
const IDLE_PER_STEP = 0.02
const PATIENCE = 30_000

/**
 * Waits until the browser has nothing of its own to do. With every new window it draws a toolbar, a page that uses a core
 * for most of a second, seen or not: on a small machine it would compete with the page that is measured.
 * @param {import('puppeteer-core').CDPSession} session the browser's own
 */
export async function atRest(session) {
  const start = Date.now()
  let used = 0
  for (let quietSteps = 0; quietSteps < 2;) {
    if (Date.now() - start > PATIENCE) throw new Error('The browser did not come to rest')
    await wait(STEP)
    const { processInfo } = await session.send('SystemInfo.getProcessInfo')
    const before = used
    used = processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0)
    quietSteps = used - before < IDLE_PER_STEP ? quietSteps + 1 : 0
  }
}
