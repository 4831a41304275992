import type { Settings } from '../../lib/settings.ts'
import { plainAddress } from './plainAddress.ts'

/**
 * Paths whose addresses hold something secret, such as a token: pages opened from them are told no referrer, and logs
 * do not have the secret part. Upper and lower case are the same, as in the application's routes.
 */
export const PRIVATE_PATH = /\/(free-pass|recuperar-contrasenia|api\/v1\/users\/confirmation)(?![\w-])/i

export interface ResponseHeader {
  name: string
  value: string
  /** The value for private addresses, where it is another. */
  privateValue?: string
  /** The values for pages with a file of their own, by that file, such as '/login/index.html'. */
  pageValues?: Map<string, string>
  /** The value for files in /assets/, where it is another; null when they are sent without this header. */
  assetValue?: string | null
  /** Sent over https only. */
  httpsOnly?: true
}

type Origins = Pick<Settings, 'apiUrl' | 'contentSiteUrl' | 'errorReportUrl'> & {
  museum: Pick<Settings['museum'], 'mapEmbedUrl'>
}

/** The hashes of scripts and styles inside a page, as a policy has them: `'sha256-…'`. */
export interface InlineParts {
  scripts: string[]
  elements: string[]
  attributes: string[]
}

/** By file, such as '/login/index.html'. */
export type PartsByPage = Map<string, InlineParts>

const noParts: InlineParts = { scripts: [], elements: [], attributes: [] }

/** The file for every address that has no file of its own. */
export const FRAME = '/index.html'

/** The file for `/`. */
export const HOME = '/home/index.html'

/**
 * The policy for files in /assets/. Short, because a page loads dozens of them: that of a page is longer than some
 * files.
 */
const ASSET_POLICY = "default-src 'none'; frame-ancestors 'none'"

/**
 * The headers of every answer with a page or a file, errors included. `npm run preview` and the configuration for nginx
 * are both made of this table.
 * @param settings of the build, which name the other origins that pages use
 * @param pages the scripts and styles inside each page
 * @param options `coversSubdomains`: browsers that were here once over https open subdomains over https only as well
 */
export function responseHeaders(
  settings: Origins,
  pages: PartsByPage,
  { coversSubdomains = false } = {},
): ResponseHeader[] {
  const policy = (parts: InlineParts = noParts) => contentSecurityPolicy(settings, parts)
  return [
    {
      name: 'Content-Security-Policy',
      value: policy(pages.get(FRAME)),
      pageValues: new Map([...pages].filter(([file]) => file !== FRAME).map(([file, parts]) => [file, policy(parts)])),
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
    {
      name: 'Strict-Transport-Security',
      value: `max-age=31536000${coversSubdomains ? '; includeSubDomains' : ''}`,
      httpsOnly: true,
    },
  ]
}

/** The folder of the built files that have a hash in their names. */
const ASSETS = '/assets/'

/** The value of a header at an address; null where it is not sent. */
export function valueAt(address: string, { value, privateValue, pageValues, assetValue = value }: ResponseHeader) {
  const { path } = plainAddress(address)
  if (path.startsWith(ASSETS)) return assetValue
  if (privateValue !== undefined && PRIVATE_PATH.test(path)) return privateValue
  return pageValues?.get(pageFile(address)) ?? value
}

/** The file that is sent for the page at an address, if the build wrote it; else there is no such file. */
export function pageFile(address: string): string {
  // The questionnaire was written without a question; with one in its address it looks different.
  const { path, query } = plainAddress(address)
  if (/[?&]pregunta=[^&]/.test(query)) return FRAME
  if (path.endsWith(FRAME)) return path
  return path === '/' ? HOME : `${path.replace(/\/$/, '')}${FRAME}`
}

/** Names and values of the headers that are sent over plain http for one address. */
export function headersFor(headers: ResponseHeader[], address: string): [name: string, value: string][] {
  return headers.flatMap((header) => {
    const value = header.httpsOnly === true ? null : valueAt(address, header)
    return value === null ? [] : [[header.name, value]]
  })
}

const permissions = [
  ...['camera', 'microphone', 'geolocation', 'payment', 'usb', 'midi', 'display-capture'].map((name) => `${name}=()`),
  // Not `web-share`, whose default is (self) too: Chromium warns that it does not know it on some systems.
  ...['fullscreen', 'clipboard-write'].map((name) => `${name}=(self)`),
].join(', ')

/** The origins of the map, which is asked for and shown in a frame. Google's map redirects from maps.google.com to www.google.com. */
function mapOrigins(map: string): string[] {
  if (map === '') return []
  const { origin, hostname } = new URL(map)
  return /(^|\.)google\.com$/.test(hostname) ? [...new Set([origin, 'https://www.google.com'])] : [origin]
}

function contentSecurityPolicy({ museum, ...called }: Origins, { scripts, elements, attributes }: InlineParts): string {
  const servers = [called.apiUrl, called.contentSiteUrl, called.errorReportUrl].filter((url) => url !== '')
  const map = mapOrigins(museum.mapEmbedUrl)
  const directives: [name: string, ...sources: string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scripts],
    ['style-src', "'self'", ...elements],
    ...(attributes.length > 0 ? [['style-src-attr', "'unsafe-hashes'", ...attributes] as [string, ...string[]]] : []),
    ['img-src', "'self'", 'data:'],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...new Set([...servers.map((url) => new URL(url).origin), ...map])],
    ['frame-src', ...(map.length > 0 ? map : ["'none'"])],
    ['manifest-src', "'self'"],
    ['worker-src', "'self'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
  ]
  return directives.map((directive) => directive.join(' ')).join('; ')
}
