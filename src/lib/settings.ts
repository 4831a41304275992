/** What the museum can set without touching code. Read once, when the app is started or built (see .env.example). */
export interface Settings {
  /** Origin under which the public knows this site; empty means that none is configured. */
  siteUrl: string
  /** Origin of the museum's API, without `/api/v1`; empty means the origin that serves the app. */
  apiUrl: string
  /** Origin of the external content site; empty means that none is configured. */
  contentSiteUrl: string
  /** Where unexpected errors are posted to; empty means that they only reach the console. */
  errorReportUrl: string
  /** Whether registration and profile edit travel inside `{"user": …}`, as many Devise servers want. */
  wrapUser: boolean
  museum: {
    address: string
    phone: string
    mapUrl: string
    /** What a frame on the page may show of the map. */
    mapEmbedUrl: string
    privacyNoticeUrl: string
    facebookUrl: string
    instagramUrl: string
    xUrl: string
    youtubeUrl: string
  }
}

type Environment = Record<string, string | undefined>

function text(env: Environment, name: string, fallback: string): string {
  const value = env[name]?.trim()
  return value === undefined || value === '' ? fallback : value
}

function webAddress(env: Environment, name: string, fallback: string): string {
  const value = text(env, name, fallback)
  if (value === '') return ''
  const url = URL.canParse(value) ? new URL(value) : null
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') {
    throw new Error(`${name} debe ser una dirección que empiece con http:// o https://, y es «${value}».`)
  }
  return value
}

function origin(env: Environment, name: string): string {
  const value = webAddress(env, name, '')
  if (value === '') return ''
  const url = new URL(value)
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '') {
    throw new Error(`${name} debe ser solo un origen, como ${url.origin}, y es «${value}».`)
  }
  return url.origin
}

function flag(env: Environment, name: string): boolean {
  const value = text(env, name, 'false')
  if (value !== 'true' && value !== 'false') throw new Error(`${name} debe ser true o false, y es «${value}».`)
  return value === 'true'
}

function phone(env: Environment, name: string, fallback: string): string {
  const value = text(env, name, fallback)
  if (!/^[+\d][\d ()-]{6,}$/.test(value)) throw new Error(`${name} debe ser un teléfono, y es «${value}».`)
  return value
}

/**
 * Reads the settings out of environment variables, with the museum's public values as defaults.
 * @throws Error with a Spanish sentence that names the variable, when a value cannot be right.
 */
export function readSettings(env: Environment): Settings {
  return {
    siteUrl: origin(env, 'VITE_SITE_URL'),
    apiUrl: origin(env, 'VITE_API_URL'),
    contentSiteUrl: origin(env, 'VITE_CONTENT_SITE_URL'),
    errorReportUrl: webAddress(env, 'VITE_ERROR_REPORT_URL', ''),
    wrapUser: flag(env, 'VITE_API_WRAP_USER'),
    museum: {
      address: text(env, 'VITE_MUSEUM_ADDRESS', 'Av. Juárez 8, Centro, 06010 Ciudad de México'),
      phone: phone(env, 'VITE_MUSEUM_PHONE', '55 5130 5555'),
      mapUrl: webAddress(env, 'VITE_MUSEUM_MAP_URL', 'https://maps.google.com/?q=Museo+Memoria+y+Tolerancia'),
      mapEmbedUrl: webAddress(
        env,
        'VITE_MUSEUM_MAP_EMBED_URL',
        'https://maps.google.com/maps?q=Museo+Memoria+y+Tolerancia&output=embed',
      ),
      privacyNoticeUrl: webAddress(env, 'VITE_PRIVACY_NOTICE_URL', 'https://www.myt.org.mx/aviso-de-privacidad'),
      facebookUrl: webAddress(env, 'VITE_FACEBOOK_URL', 'https://www.facebook.com/MuseoMyT'),
      instagramUrl: webAddress(env, 'VITE_INSTAGRAM_URL', 'https://www.instagram.com/museomyt'),
      xUrl: webAddress(env, 'VITE_X_URL', 'https://x.com/MuseoMyT'),
      youtubeUrl: webAddress(env, 'VITE_YOUTUBE_URL', 'https://www.youtube.com/@MuseoMyT'),
    },
  }
}
