// npm run reset: the embedded API forgets everything but the accounts that it starts with, also while it runs.
import { rmSync } from 'node:fs'
import { resolve } from 'node:path'

import { loadEnv } from 'vite'

const root = resolve(import.meta.dirname, '../..')
const { EMBEDDED_API_FILE: chosen = '' } = loadEnv('development', root, 'EMBEDDED_API_')
const file = chosen === '' ? '.embedded-api/database.json' : chosen
if (file !== ':memory:') rmSync(resolve(root, file), { force: true })
console.log('Solo quedan las cuentas de prueba.')
