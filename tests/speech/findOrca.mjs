import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const programs = { orca: 'orca', 'xvfb-run': 'xvfb', 'dbus-run-session': 'dbus-daemon', xauth: 'xauth' }

/** Ends the program with what to install where something is missing. */
export function requireOrca() {
  const missing = Object.entries(programs).filter(([program]) => !isInstalled(program))
  if (missing.length === 0) return
  console.error(
    `Para estas pruebas falta: ${missing.map(([program]) => program).join(', ')}. Solo se ejecutan en Linux.`,
  )
  console.error(`Instálalo con «apt-get install ${missing.map(([, name]) => name).join(' ')}».`)
  process.exit(1)
}

/** @param {string} program */
function isInstalled(program) {
  return (process.env['PATH'] ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, program), constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}
