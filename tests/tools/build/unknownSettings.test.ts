import { execFile } from 'node:child_process'
import { resolve } from 'node:path'

import { expect, it } from 'vitest'

import { readSettings } from '@/model/settings'
import { settingNames, unknownSettings } from '@/tools/build/unknownSettings'
import { siteVersion } from '@/tools/build/version'
import { nginxConfig } from '@/tools/serving/nginxConfig'

it.each(['VITE_FACEBOK_URL', 'SITE_COLOUR'])('unknownSettings reports %s', (name) => {
  const sentence = `${name} no es un ajuste de la plataforma y no cambia nada. Todos están en .env.example.`
  expect(unknownSettings({ [name]: 'x', SITE_NAME: 'museo.mx' })).toEqual([sentence])
})

it('unknownSettings ignores known settings, variables of tools and hosts, and variables with other prefixes', () => {
  const known = Object.fromEntries(settingNames().map((name) => [name, 'x']))
  const others = { PATH: '/bin', VITEST: 'true', VITE_USER_NODE_ENV: 'production', SITE_ID: '7', API_ULR: 'x' }
  expect(unknownSettings({ ...known, ...others })).toEqual([])
})

it('settingNames returns exactly the settings that the build and the nginx configuration read', () => {
  const read = new Set<string>()
  const recorded = (env: Record<string, string>) =>
    new Proxy(env, {
      get: (target, name) => {
        if (typeof name === 'string') read.add(name)
        return Reflect.get(target, name) as unknown
      },
    })
  readSettings(recorded({}))
  siteVersion(recorded({ SITE_VERSION: '1' }))
  const server = { nameServers: [], nginxVersion: null }
  const https = { TLS_CERTIFICATE: '/c.pem', TLS_CERTIFICATE_KEY: '/k.pem' }
  nginxConfig(recorded({ API_URL: 'https://api.museo.mx', SITE_NAME: 'museo.mx', ...https }), server)
  const ours = [...read].filter((name) => /^(?:VITE|SITE)_/.test(name))
  expect(ours.toSorted()).toEqual(settingNames().toSorted())
})

it('unknown settings are reported on stderr, so that stdout contains only the nginx configuration', async () => {
  const file = resolve(import.meta.dirname, '../../../src/tools/serving/writeNginxConfig.mjs')
  const settings = { API_URL: 'https://api.museo.mx', SITE_NAME: 'museo.mx', SITE_LISTEM: '81' }
  const [out, error] = await new Promise<[string, string]>((done) => {
    execFile(process.execPath, [file], { env: { ...process.env, ...settings } }, (_failure, ...texts) => done(texts))
  })
  expect(error).toContain('SITE_LISTEM no es un ajuste')
  expect(out).toContain('server_name museo.mx')
  expect(out).not.toContain('SITE_LISTEM')
})
