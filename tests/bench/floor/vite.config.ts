import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

import { precompress } from '../../../src/tools/build/precompress.ts'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), precompress()],
  build: { target: 'es2022' },
})
