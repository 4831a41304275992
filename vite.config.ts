import { fileURLToPath } from 'node:url'

import react from '@vitejs/plugin-react'
import { loadEnv } from 'vite'
import { defineConfig } from 'vitest/config'

import { readSettings } from './src/lib/settings.ts'
import { embeddedApi } from './tests/embedded-api/vitePlugin.ts'

export default defineConfig(({ mode }) => {
  const env = { ...loadEnv(mode, process.cwd(), ''), ...process.env }
  return {
    plugins: [react(), embeddedApi(env)],
    define: { SITE_SETTINGS: JSON.stringify(readSettings(env)) },
    resolve: { alias: { '@': fileURLToPath(new URL('src', import.meta.url)) } },
    server: { port: 5173, strictPort: true },
    preview: { port: 4173, strictPort: true },
    build: { assetsInlineLimit: 0, target: 'es2022' },
    test: {
      environment: 'jsdom',
      setupFiles: ['tests/support/setup.ts'],
      include: ['tests/**/*.test.{ts,tsx}'],
    },
  }
})
