import { describe, expect, it } from 'vitest'

import { readSettings } from '@/lib/settings'

describe('the settings', () => {
  it('have defaults for everything', () => {
    expect(readSettings({})).toMatchObject({
      apiUrl: '',
      siteUrl: '',
      contentSiteUrl: '',
      wrapUser: false,
      museum: { address: 'Av. Juárez 8, Centro, 06010 Ciudad de México', phone: '55 5130 5555' },
    })
  })

  it('take an empty value for none', () => {
    expect(readSettings({ VITE_MUSEUM_PHONE: ' ', VITE_API_WRAP_USER: '' })).toEqual(readSettings({}))
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
})
