import type { ResponseHeader } from './responseHeaders.ts'

/** The paths of calls whose answers are the same for everybody, as a regular expression. */
export const PUBLIC_CALL =
  '/api/v1/(themes|school_grades|profiles|school_types|schools|packages|requirements|sponsorship_requirements|justifications(/\\d+/download_(pdf|word))?|tests/1)/?$'

/**
 * Headers of the API's answers that nginx removes; it sends a Cache-Control of its own. Cookies of the API are removed
 * because none is needed, and one could replace or outlast a cookie of the session. The session itself is a bearer
 * token.
 */
const OWN_HEADERS = ['Cache-Control', 'Expires', 'Pragma', 'Set-Cookie']

/**
 * Headers of requests that nginx removes: those in which a client could name another host or scheme than ours, and
 * cookies, which are for the pages and the content site.
 */
const SAID_BY_CLIENTS = ['Forwarded', 'X-Forwarded-Port', 'X-Forwarded-Scheme', 'X-Forwarded-Ssl', 'Cookie']

/** The locations under /api/ for an API on another origin: only the page that confirms an account. */
export const pageOfConfirmation = `  location /api/ {
    return 404;
  }

  location ~ ^/api/v1/users/confirmation/?$ {
    if ($museo_opens_page) {
      rewrite ^ /index.html last;
    }
    return 404;
  }`

/**
 * The locations under /api/ for an API that nginx forwards calls to.
 * @param api its origin
 * @param site the site's name, with which links in the API's e-mails begin. The host that a request names is not passed
 *   on: anybody could have the API send somebody a link to another site.
 * @param headers of our own answers, which those of the API must not have twice
 */
export function apiLocations(api: string, site: string, headers: ResponseHeader[]): string {
  const verified = `
  proxy_ssl_server_name on;
  proxy_ssl_verify on;
  proxy_ssl_verify_depth 3;
  proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;`
  return `  # Hay consultas GET que cambian datos: nginx nunca repite una por su cuenta.
  proxy_next_upstream off;
  proxy_http_version 1.1;
  proxy_set_header Host $proxy_host;
  proxy_set_header Connection "";
  proxy_set_header X-Forwarded-Host "${site}";
  proxy_set_header X-Forwarded-Proto $scheme;
  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
${SAID_BY_CLIENTS.map((name) => `  proxy_set_header ${name} "";`).join('\n')}
  proxy_connect_timeout 5s;
  # La aplicación espera 20 s, y 60 s por un archivo.
  proxy_read_timeout 65s;
  proxy_redirect off;${api.startsWith('https:') ? verified : ''}
${[...headers.map(({ name }) => name), ...OWN_HEADERS].map((name) => `  proxy_hide_header ${name};`).join('\n')}

  location /api/ {
    return 404;
  }

  location /api/v1/ {
    proxy_pass ${api};
  }

  location ~ ^/api/v1/users/confirmation/?$ {
    if ($museo_opens_page) {
      rewrite ^ /index.html last;
    }
    proxy_pass ${api};
  }`
}
