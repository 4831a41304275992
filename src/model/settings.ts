import { webAddress } from '../lib/addresses.ts'

/** The settings that the museum configures with environment variables at build time; see .env.example. */
export type Settings = ReturnType<typeof readSettings>

type Environment = Record<string, string | undefined>

function text(env: Environment, name: string, fallback: string): string {
  const value = env[name]?.trim()
  return value === undefined || value === '' ? fallback : value
}

function address(env: Environment, name: string, fallback: string): string {
  const value = text(env, name, fallback)
  if (value === '') return ''
  const url = webAddress(value)
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') {
    throw new Error(`${name} debe ser una dirección que empiece con http:// o https://, y es «${value}».`)
  }
  // The host of a URL may contain characters that end a directive of the Content-Security-Policy.
  if (!/^(?:[\w.-]+|\[[\da-f:.]+\])$/.test(url.hostname)) {
    throw new Error(`${name} tiene en el nombre del sitio un carácter que ahí no puede ir, y es «${value}».`)
  }
  return value
}

function origin(env: Environment, name: string): string {
  const value = address(env, name, '')
  if (value === '') return ''
  const url = new URL(value)
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '') {
    throw new Error(`${name} debe ser solo un origen, como ${url.origin}, y es «${value}».`)
  }
  return url.origin
}

/** Reads a URL. Returns the default if the variable is missing, and '' if the variable is empty. */
function optionalAddress(env: Environment, name: string, fallback: string): string {
  return env[name]?.trim() === '' ? '' : address(env, name, fallback)
}

/** Reads a URL, or a path of this site. Browsers treat `//x`, `/\\x` and `/<tab>/x` as the URL of another host. */
function addressOrPath(env: Environment, name: string): string {
  const value = text(env, name, '')
  if (!value.startsWith('/')) return address(env, name, '')
  if (!/^\/(?!\/)[^\\\s\p{C}]*$/u.test(value)) {
    throw new Error(`${name} debe ser una dirección completa o una ruta de este sitio, como /errores, y es «${value}».`)
  }
  return value
}

/** Reads a URL on another host than this site, because a same-origin iframe could read the site's cookies. */
function elsewhere(env: Environment, name: string, fallback: string): string {
  const value = optionalAddress(env, name, fallback)
  const own = [webAddress(text(env, 'VITE_SITE_URL', '')), webAddress(`https://${text(env, 'SITE_NAME', '')}`)]
  const host = webAddress(value)?.hostname
  if (host !== undefined && own.some((site) => site?.hostname === host)) {
    throw new Error(`${name} debe ser de otro sitio que la plataforma (VITE_SITE_URL, SITE_NAME), y es «${value}».`)
  }
  return value
}

function flag(env: Environment, name: string, fallback: 'true' | 'false'): boolean {
  const value = text(env, name, fallback)
  if (value !== 'true' && value !== 'false') throw new Error(`${name} debe ser true o false, y es «${value}».`)
  return value === 'true'
}

function phone(env: Environment, name: string, fallback: string): string {
  const value = text(env, name, fallback)
  if (!/^[+\d][\d ()-]{6,}$/.test(value)) throw new Error(`${name} debe ser un teléfono, y es «${value}».`)
  return value
}

/** Reads the settings from the environment. @throws Error with a Spanish sentence about the invalid variable */
export function readSettings(env: Environment) {
  return {
    siteUrl: origin(env, 'VITE_SITE_URL'),
    /** The origin of the museum's API, without `/api/v1`; '' for the same origin as the site. */
    apiUrl: origin(env, 'VITE_API_URL'),
    contentSiteUrl: origin(env, 'VITE_CONTENT_SITE_URL'),
    errorReportUrl: addressOrPath(env, 'VITE_ERROR_REPORT_URL'),
    /** Whether the body of a registration or a profile is wrapped in `{"user": …}`, as many Devise servers require. */
    wrapUser: flag(env, 'VITE_API_WRAP_USER', 'false'),
    /** Whether phones that have started the questionnaire store its files, so that the questionnaire opens offline. */
    keepsOffline: flag(env, 'VITE_OFFLINE_QUESTIONNAIRE', 'true'),
    museum: {
      address: text(env, 'VITE_MUSEUM_ADDRESS', 'Av. Juárez 8, Centro, 06010 Ciudad de México'),
      phone: phone(env, 'VITE_MUSEUM_PHONE', '55 5130 5555'),
      privacyNoticeUrl: address(env, 'VITE_PRIVACY_NOTICE_URL', 'https://www.myt.org.mx/aviso-de-privacidad'),
      mapUrl: optionalAddress(env, 'VITE_MUSEUM_MAP_URL', 'https://maps.google.com/?q=Museo+Memoria+y+Tolerancia'),
      mapEmbedUrl: elsewhere(
        env,
        'VITE_MUSEUM_MAP_EMBED_URL',
        'https://maps.google.com/maps?q=Museo+Memoria+y+Tolerancia&output=embed',
      ),
      facebookUrl: optionalAddress(env, 'VITE_FACEBOOK_URL', 'https://www.facebook.com/MuseoMyT'),
      instagramUrl: optionalAddress(env, 'VITE_INSTAGRAM_URL', 'https://www.instagram.com/museomyt'),
      xUrl: optionalAddress(env, 'VITE_X_URL', 'https://x.com/MuseoMyT'),
      youtubeUrl: optionalAddress(env, 'VITE_YOUTUBE_URL', 'https://www.youtube.com/@MuseoMyT'),
    },
  }
}
