// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { build } from 'vite'
import { expect, test } from 'vitest'

import { buildInfo } from '@/tools/build/buildInfo'
import { licenses } from '@/tools/build/licenses'
import { writePages } from '@/tools/build/writePages'

test('a build that fails says why, and not what is missing after it', async () => {
  const root = mkdtempSync(join(tmpdir(), 'after-build-'))
  writeFileSync(
    join(root, 'index.html'),
    '<!doctype html><title>x</title><script type="module" src="/main.js"></script>',
  )
  writeFileSync(join(root, 'main.js'), "import './no-existe'")
  const plugins = [writePages({}), licenses(), buildInfo()]
  await expect(build({ root, configFile: false, logLevel: 'silent', plugins })).rejects.toThrow('./no-existe')
  rmSync(root, { recursive: true })
})
