import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

import { describe, expect, it } from 'vitest'

import { readSettings, type Settings } from '@/model/settings'

const example = parseEnv(readFileSync('.env.example', 'utf8'))
const names = Object.keys(example).filter((name) => name.startsWith('VITE_'))

const flat = ({ museum, ...others }: Settings) => ({ ...others, ...museum })
const defaults = () => flat(readSettings({}))

/** Returns a value that differs from the default. */
function another(name: string): string {
  if (/WRAP|OFFLINE/.test(name)) return example[name] === 'true' ? 'false' : 'true'
  if (name.endsWith('PHONE')) return '+52 (55) 1234-5678'
  return name.endsWith('ADDRESS') ? 'Calle Nueva 1, Puebla' : 'http://otro.example.mx:8080'
}

describe('the settings', () => {
  it('are all listed in .env.example, with their defaults', () => {
    expect(names).toHaveLength(Object.keys(defaults()).length)
    expect(flat(readSettings(example))).toEqual(defaults())
  })

  it('by default contain no host, do not wrap `user`, and make the questionnaire work offline', () => {
    const none = { siteUrl: '', apiUrl: '', contentSiteUrl: '', errorReportUrl: '' }
    expect(readSettings({})).toMatchObject({ ...none, wrapUser: false, keepsOffline: true })
  })

  it.each(names)('are each set by exactly one variable: %s', (name) => {
    const changed = Object.entries(flat(readSettings({ [name]: ` ${another(name)} ` }))).filter(
      ([key, value]) => !Object.is(value, Object.entries(defaults()).find(([other]) => other === key)?.[1]),
    )
    expect(changed.map(([, value]) => String(value))).toEqual([another(name)])
    const words = name.replaceAll('_', '').replace('OFFLINEQUESTIONNAIRE', 'keepsOffline').toLowerCase()
    expect(words).toContain(changed[0]?.[0].toLowerCase())
  })

  it('use their default when blank, except the museum’s links, which are switched off', () => {
    const blank = Object.fromEntries(names.map((name) => [name, ' ']))
    const off = { mapUrl: '', mapEmbedUrl: '', facebookUrl: '', instagramUrl: '', xUrl: '', youtubeUrl: '' }
    expect(flat(readSettings(blank))).toEqual({ ...defaults(), ...off })
  })

  it('keep only the origin of a URL', () => {
    expect(readSettings({ VITE_API_URL: 'https://api.museo.mx/' }).apiUrl).toBe('https://api.museo.mx')
  })

  it.each(['/errores', '/api/v1/errores?clave=1'])('accept a path on the same site for error reports: %s', (path) => {
    expect(readSettings({ VITE_ERROR_REPORT_URL: ` ${path} ` }).errorReportUrl).toBe(path)
  })

  it.each([
    ['VITE_ERROR_REPORT_URL', '//otro.mx/errores'],
    ['VITE_ERROR_REPORT_URL', '/\\otro.mx'],
    ['VITE_ERROR_REPORT_URL', '/errores\\x'],
    ['VITE_ERROR_REPORT_URL', '/\t/otro.mx'],
    ['VITE_ERROR_REPORT_URL', '/\n/otro.mx'],
    ['VITE_ERROR_REPORT_URL', '/er rores'],
    ['VITE_ERROR_REPORT_URL', '/\u0000errores'],
    ['VITE_ERROR_REPORT_URL', 'errores'],
    ['VITE_API_URL', '/api'],
    ['VITE_FACEBOOK_URL', '/facebook'],
    ['VITE_API_URL', 'api.museo.mx'],
    ['VITE_API_URL', 'https://api.museo.mx/api/v1'],
    ['VITE_CONTENT_SITE_URL', 'javascript:alert(1)'],
    ['VITE_SITE_URL', 'https://educacion.example.mx/inicio'],
    ['VITE_API_WRAP_USER', 'yes'],
    ['VITE_MUSEUM_PHONE', 'llámanos'],
    ['VITE_MUSEUM_MAP_URL', 'mapa'],
    ['VITE_MUSEUM_MAP_EMBED_URL', 'mapa'],
    ['VITE_PRIVACY_NOTICE_URL', 'ftp://museo.mx'],
    ['VITE_FACEBOOK_URL', 'facebook'],
  ])('are rejected with an error that names the variable: %s=%s', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(`${name} debe ser`)
    expect(() => readSettings({ [name]: value })).toThrow(`y es «${value}».`)
  })

  it.each([
    { VITE_SITE_URL: 'https://educacion.museo.mx', VITE_MUSEUM_MAP_EMBED_URL: 'https://educacion.museo.mx/mapa.html' },
    { VITE_SITE_URL: 'https://educacion.museo.mx', VITE_MUSEUM_MAP_EMBED_URL: 'http://EDUCACION.museo.mx:8080/' },
    { SITE_NAME: 'educacion.museo.mx', VITE_MUSEUM_MAP_EMBED_URL: 'https://educacion.museo.mx/mapa.html' },
    { SITE_NAME: 'educacion.museo.mx:8443', VITE_MUSEUM_MAP_EMBED_URL: 'https://educacion.museo.mx/mapa.html' },
  ])('reject a map that is a page of the site itself: %o', (env) => {
    expect(() => readSettings(env)).toThrow(/^VITE_MUSEUM_MAP_EMBED_URL debe ser de otro sitio .*«http/)
  })

  it('accept a map on another site', () => {
    const env = { VITE_SITE_URL: 'https://educacion.museo.mx', SITE_NAME: 'educacion.museo.mx' }
    expect(readSettings(env).museum.mapEmbedUrl).toContain('maps.google.com')
    const mapEmbedUrl = 'https://mapas.museo.mx/?q=1'
    expect(readSettings({ ...env, VITE_MUSEUM_MAP_EMBED_URL: mapEmbedUrl }).museum).toMatchObject({ mapEmbedUrl })
  })
})
