import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

import { afterBuild } from '../../../src/tools/build/afterBuild.ts'
import { compressFiles } from '../../../src/tools/build/precompress.ts'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), afterBuild(compressFiles)],
  build: { target: 'es2022' },
})
