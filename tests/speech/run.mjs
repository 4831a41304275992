// npm run test:speech: tests what the screen reader Orca says when a user works with the app in Firefox. Orca and
// Firefox run on a virtual screen, with a separate session bus and home folder.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { runBrowserTests } from '../e2e/support/runBrowserTests.mjs'
import { findEngines } from '../engines/findEngines.mjs'

const ENGINES = findEngines(['firefox']).join('\n')
if (spawnSync('which', ['orca', 'xvfb-run', 'dbus-run-session', 'xauth']).status !== 0) {
  console.error('Para estas pruebas falta el lector de pantalla Orca, que solo hay en Linux.')
  console.error('Instálalo con «apt-get install orca xvfb dbus-daemon xauth».')
  process.exit(1)
}

const home = mkdtempSync(join(tmpdir(), 'speech-'))
process.on('exit', () => rmSync(home, { recursive: true, force: true }))

await runBrowserTests({
  name: 'speech',
  usualPort: 4573,
  settings: { ENGINES, HOME: home, XDG_RUNTIME_DIR: home, GNOME_ACCESSIBILITY: '1' },
  within: ['dbus-run-session', '--', 'xvfb-run', '-a', '-s', '-screen 0 1280x1000x24'],
})
