// npm run reset: deletes the embedded API's data except the seeded accounts. The embedded API may be running.
import { rmSync } from 'node:fs'
import { resolve } from 'node:path'

import { loadEnv } from 'vite'

const root = resolve(import.meta.dirname, '../..')
const { EMBEDDED_API_FILE: chosen = '' } = loadEnv('development', root, 'EMBEDDED_API_')
const file = chosen === '' ? '.embedded-api/database.json' : chosen
if (file !== ':memory:') rmSync(resolve(root, file), { force: true })
console.log('Solo quedan las cuentas de prueba.')
