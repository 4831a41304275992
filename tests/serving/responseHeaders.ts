import type { Settings } from '../../src/lib/settings.ts'

/** Addresses that carry something secret, such as a token: what they lead to is not told where one came from. */
export const PRIVATE_ADDRESS = /^\/(free-pass|recuperar-contrasenia|api\/v1\/users\/confirmation)([/?]|$)/

export interface ResponseHeader {
  name: string
  value: string
  /** The value for private addresses, where it is another. */
  privateValue?: string
  /** The values for pages that the build wrote, by their files, such as '/login/index.html'. */
  pageValues?: Map<string, string>
  /** The value for what stands in /assets/, where it is another; null where it means nothing to a script, style or image. */
  assetValue?: string | null
  /** Left out on plain http, where it means nothing. */
  httpsOnly?: true
}

type Origins = Pick<Settings, 'apiUrl' | 'contentSiteUrl' | 'errorReportUrl'> & {
  museum: Pick<Settings['museum'], 'mapEmbedUrl'>
}

/** Styles that stand in the built pages themselves, each by its hash: `'sha256-…'`. */
export interface InlineStyles {
  elements: string[]
  attributes: string[]
}

export type StylesByPage = Map<string, InlineStyles>

/** The page for every address that has none of its own. */
export const FRAME = '/index.html'

export const HOME = '/home/index.html'

/** A page loads dozens of these: what only a page needs would weigh more than they do. */
const ASSET_POLICY = "default-src 'none'; frame-ancestors 'none'"

/**
 * The headers that every answer with a page or a file carries, also an error. The preview server and the configuration
 * for nginx are both made of this table.
 */
export function responseHeaders(settings: Origins, pages: StylesByPage): ResponseHeader[] {
  const policy = (styles: InlineStyles = { elements: [], attributes: [] }) => contentSecurityPolicy(settings, styles)
  return [
    {
      name: 'Content-Security-Policy',
      value: policy(pages.get(FRAME)),
      pageValues: new Map(
        [...pages].filter(([file]) => file !== FRAME).map(([file, styles]) => [file, policy(styles)]),
      ),
      assetValue: ASSET_POLICY,
    },
    { name: 'X-Content-Type-Options', value: 'nosniff' },
    {
      name: 'Referrer-Policy',
      value: 'strict-origin-when-cross-origin',
      privateValue: 'no-referrer',
      assetValue: null,
    },
    { name: 'Permissions-Policy', value: permissions, assetValue: null },
    { name: 'Cross-Origin-Opener-Policy', value: 'same-origin', assetValue: null },
    { name: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
    { name: 'X-Frame-Options', value: 'DENY', assetValue: null },
    { name: 'Strict-Transport-Security', value: 'max-age=31536000', httpsOnly: true },
  ]
}

/** Where the hashed files of the build stand. */
const ASSETS = '/assets/'

/** What a header says at an address; null where it is not sent. */
export function valueAt(address: string, { value, privateValue, pageValues, assetValue = value }: ResponseHeader) {
  if (address.startsWith(ASSETS)) return assetValue
  if (privateValue !== undefined && PRIVATE_ADDRESS.test(address)) return privateValue
  return pageValues?.get(pageFile(address)) ?? value
}

/** The file of the page at an address, if the build wrote one. */
export function pageFile(address: string): string {
  // With a question in its address the questionnaire is another page than the one that was written.
  if (/[?&]pregunta=[^&]/.test(address)) return FRAME
  const path = address.replace(/[?#].*$/, '').replace(/\/+$/, '')
  if (path.endsWith(FRAME)) return path
  return path === '' ? HOME : `${path}${FRAME}`
}

/** The same, as they are sent over plain http for one address. */
export function headersFor(headers: ResponseHeader[], address: string): [name: string, value: string][] {
  return headers.flatMap((header) => {
    const value = header.httpsOnly === true ? null : valueAt(address, header)
    return value === null ? [] : [[header.name, value]]
  })
}

const permissions = [
  ...['camera', 'microphone', 'geolocation', 'payment', 'usb', 'midi', 'display-capture'].map((name) => `${name}=()`),
  // Sharing is left to its default, which is the same: Chromium complains about its name on some systems.
  ...['fullscreen', 'clipboard-write'].map((name) => `${name}=(self)`),
].join(', ')

/** Google's map answers under a name of its own and leads on to another one. */
function frames(map: string): string[] {
  if (map === '') return ["'none'"]
  const { origin, hostname } = new URL(map)
  return /(^|\.)google\.com$/.test(hostname) ? [...new Set([origin, 'https://www.google.com'])] : [origin]
}

function contentSecurityPolicy({ museum, ...called }: Origins, { elements, attributes }: InlineStyles): string {
  const servers = [called.apiUrl, called.contentSiteUrl, called.errorReportUrl].filter((url) => url !== '')
  const directives: [name: string, ...sources: string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'"],
    ['style-src', "'self'", ...elements],
    ...(attributes.length > 0 ? [['style-src-attr', "'unsafe-hashes'", ...attributes] as [string, ...string[]]] : []),
    ['img-src', "'self'", 'data:'],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...new Set(servers.map((url) => new URL(url).origin))],
    ['frame-src', ...frames(museum.mapEmbedUrl)],
    ['manifest-src', "'self'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
  ]
  return directives.map((directive) => directive.join(' ')).join('; ')
}
