import { describe, expect, it } from 'vitest'

import { readSettings, type Settings } from '@/lib/settings'

type Row = [name: string, fallback: string | boolean, set: string, read: (settings: Settings) => string | boolean]

/** Every setting: its variable, its default, another value, and where the application finds it. */
const table: Row[] = [
  ['VITE_SITE_URL', '', 'https://educacion.museo.mx', ({ siteUrl }) => siteUrl],
  ['VITE_API_URL', '', 'https://api.museo.mx', ({ apiUrl }) => apiUrl],
  ['VITE_CONTENT_SITE_URL', '', 'http://contenidos.museo.mx:8080', ({ contentSiteUrl }) => contentSiteUrl],
  ['VITE_ERROR_REPORT_URL', '', 'https://errores.museo.mx/nuevo?de=web', ({ errorReportUrl }) => errorReportUrl],
  ['VITE_API_WRAP_USER', false, 'true', ({ wrapUser }) => wrapUser],
  ['VITE_OFFLINE_QUESTIONNAIRE', true, 'false', ({ keepsOffline }) => keepsOffline],
  [
    'VITE_MUSEUM_ADDRESS',
    'Av. Juárez 8, Centro, 06010 Ciudad de México',
    'Calle Nueva 1, Puebla',
    ({ museum }) => museum.address,
  ],
  ['VITE_MUSEUM_PHONE', '55 5130 5555', '+52 (55) 1234-5678', ({ museum }) => museum.phone],
  [
    'VITE_MUSEUM_MAP_URL',
    'https://maps.google.com/?q=Museo+Memoria+y+Tolerancia',
    'https://mapas.mx/?q=1',
    ({ museum }) => museum.mapUrl,
  ],
  [
    'VITE_MUSEUM_MAP_EMBED_URL',
    'https://maps.google.com/maps?q=Museo+Memoria+y+Tolerancia&output=embed',
    'https://mapas.mx/marco',
    ({ museum }) => museum.mapEmbedUrl,
  ],
  [
    'VITE_PRIVACY_NOTICE_URL',
    'https://www.myt.org.mx/aviso-de-privacidad',
    'https://museo.mx/privacidad',
    ({ museum }) => museum.privacyNoticeUrl,
  ],
  ['VITE_FACEBOOK_URL', 'https://www.facebook.com/MuseoMyT', 'https://f.mx/m', ({ museum }) => museum.facebookUrl],
  ['VITE_INSTAGRAM_URL', 'https://www.instagram.com/museomyt', 'https://i.mx/m', ({ museum }) => museum.instagramUrl],
  ['VITE_X_URL', 'https://x.com/MuseoMyT', 'https://x.mx/m', ({ museum }) => museum.xUrl],
  ['VITE_YOUTUBE_URL', 'https://www.youtube.com/@MuseoMyT', 'https://y.mx/m', ({ museum }) => museum.youtubeUrl],
]

describe('the settings', () => {
  it('are all in the table', () => {
    const { museum, ...others } = readSettings({})
    expect(table).toHaveLength(Object.keys(museum).length + Object.keys(others).length)
  })

  it.each(table)('%s, when nothing is set: %j', (name, fallback, _set, read) => {
    expect(read(readSettings({}))).toBe(fallback)
    // Only the map can be set to nothing.
    const blank = name === 'VITE_MUSEUM_MAP_EMBED_URL' ? '' : fallback
    expect(read(readSettings({ [name]: ' ' }))).toBe(blank)
  })

  it.each(table)('%s, when it is set, and nothing else changes with it', (name, _fallback, set, read) => {
    const settings = readSettings({ [name]: ` ${set} ` })
    expect(String(read(settings))).toBe(set)
    const unchanged = table.filter(([other]) => other !== name)
    expect(unchanged.map(([, , , readOther]) => readOther(settings))).toEqual(unchanged.map(([, fallback]) => fallback))
  })

  it('keep only the origin of an address', () => {
    expect(readSettings({ VITE_API_URL: 'https://api.museo.mx/' }).apiUrl).toBe('https://api.museo.mx')
  })

  it.each([
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
  ])('name the variable that is wrong: %s=%s', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name} .*«${value.replace(/[()]/g, '.')}»`))
  })

  it.each([
    { VITE_SITE_URL: 'https://educacion.museo.mx', VITE_MUSEUM_MAP_EMBED_URL: 'https://educacion.museo.mx/mapa.html' },
    { VITE_SITE_URL: 'https://educacion.museo.mx', VITE_MUSEUM_MAP_EMBED_URL: 'http://EDUCACION.museo.mx:8080/' },
    { SITE_NAME: 'educacion.museo.mx', VITE_MUSEUM_MAP_EMBED_URL: 'https://educacion.museo.mx/mapa.html' },
    { SITE_NAME: 'educacion.museo.mx:8443', VITE_MUSEUM_MAP_EMBED_URL: 'https://educacion.museo.mx/mapa.html' },
  ])('do not let the map be a page of this very site: %o', (env) => {
    expect(() => readSettings(env)).toThrow(/^VITE_MUSEUM_MAP_EMBED_URL debe ser de otro sitio .*«http/)
  })

  it('let the map be of any other site', () => {
    const env = { VITE_SITE_URL: 'https://educacion.museo.mx', SITE_NAME: 'educacion.museo.mx' }
    expect(readSettings(env).museum.mapEmbedUrl).toContain('maps.google.com')
    const mapEmbedUrl = 'https://mapas.museo.mx/?q=1'
    expect(readSettings({ ...env, VITE_MUSEUM_MAP_EMBED_URL: mapEmbedUrl }).museum).toMatchObject({ mapEmbedUrl })
  })
})
