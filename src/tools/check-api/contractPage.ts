import { type ContentSiteCall, contentSiteCalls } from './contentSiteCalls'
import { contract } from './contract'
import { type ContractRow, responses } from './contractRow'

const HEAD = `# Lo que la plataforma espera de la API del museo

Base: \`/api/v1\`. Esta página sale del código que hace las llamadas (\`npm run check:api -- --contract\`).

- **Se envía** JSON (\`Content-Type: application/json\`) y se pide JSON (\`Accept: application/json\`). La plataforma espera 20 s, y 60 s por un archivo. No repite ninguna llamada por su cuenta.
- **Token**: \`Authorization: Bearer …\`, con el \`auth_token\` de la entrada. No hay cookies.
- **Un recurso** puede llegar como \`{"data": {"id": "7", "type": "users", "attributes": {…}}}\`, como \`{"data": {"id": 7, …}}\` o como \`{"id": 7, …}\`. Los \`id\` pueden ser número o texto; los que la plataforma envía en un cuerpo son números.
- **Una lista** es siempre \`{"data": [recurso, …]}\`.
- **Un error** llega con su estado (4xx, 5xx) y \`{"errors": [{"status": "422", "title": "…", "detail": "La frase que lee la persona."}]}\`; también se lee \`{"error": "…"}\`. Sin frase, la persona lee «Error de servidor, intente de nuevo más tarde.» Nunca 200 con un error dentro, ni HTML, ni un salto a una página de entrada.
- **Rechaza** con 401 si falta el token o ya no sirve; con 403 lo que es de otra persona, o solo de profesores; con 404 lo que no existe; con 422 lo que no es válido.
- **Datos de una persona**: \`POST /users\` y \`PATCH /users/{userId}\` van sin envoltura, o dentro de \`{"user": {…}}\` con \`VITE_API_WRAP_USER=true\`.
- **Caché**: lo que es de una persona, con \`Cache-Control: no-store\`. Cuatro GET cambian datos: nada debe repetirlos, guardarlos ni pedirlos por adelantado.
- **\`/api/v1/users/confirmation\`** es también el enlace del correo. Solo es la llamada un GET cuyo \`Accept\` nombra \`application/json\` y no \`text/html\`; todo lo demás (\`*/*\`, sin \`Accept\`, HEAD) recibe la página del sitio. Así un filtro de correo que abre el enlace no valida la cuenta. Si la API está en otro origen (\`VITE_API_URL\`), el enlace del correo debe llevar al sitio, no a la API.
- **Desde otro origen** (\`VITE_API_URL\`): CORS para GET, POST y PATCH con \`Authorization\` y \`Content-Type\`, también en los errores.
`

const TOKEN = {
  never: 'nunca viaja',
  'with a session': 'viaja si hay sesión; sin ella, la llamada va sin `Authorization`',
  always: 'viaja siempre',
}

const section = (row: ContractRow): string => {
  const [title = '', query] = row.call.split('?')
  const reads = row.reads ? ` Se lee \`${row.reads.join('`, `')}\`.` : ''
  const body = row.exampleBody
  const lines = [
    row.changes && `- **Cambia datos**: ${row.changes}`,
    query && `- **Consulta**: \`${query}\``,
    `- **Token**: ${TOKEN[row.token ?? 'never']}`,
    `- **Respuesta**: ${responses[row.expects]}.${reads} ${row.remark ?? ''}`.trimEnd(),
    body && `- **Cuerpo**${row.isWrapped ? ' (o dentro de `{"user": {…}}`)' : ''}:\n`,
    body && `\`\`\`json\n${JSON.stringify(body, null, 2)}\n\`\`\``,
  ]
  return [`## ${title}\n`, ...lines.filter(Boolean), ''].join('\n')
}

const CONTENT_SITE = `# Lo que la plataforma espera del sitio de contenidos

Solo con \`VITE_CONTENT_SITE_URL\`. El navegador llama desde la plataforma, que es otro origen, con las cookies del sitio de contenidos. Espera 3 s y no repite lo que falla. Un fallo solo se ve en la consola: la persona entra o sale de la plataforma igual, y el sitio de contenidos no se entera.

- **Se envía** un objeto JSON (\`Content-Type: application/json\`), después de un OPTIONS del navegador. Ninguno de los dos puede redirigir.
- **CORS**: toda respuesta, también un error, con \`Access-Control-Allow-Origin\` y el origen exacto de la plataforma (\`*\` no vale con cookies), y \`Access-Control-Allow-Credentials: true\`. La de OPTIONS, además, con \`Access-Control-Allow-Headers: Content-Type\`.
- **Cookies** del sitio de contenidos: con \`SameSite=None; Secure\`, por https. Hay navegadores que aun así no guardan cookies de otro sitio: conviene que ambos estén bajo el mismo dominio, como www.ejemplo.mx y educacion.ejemplo.mx.
- **Respuesta**: cualquier 2xx; el cuerpo no se lee.
`

const contentSiteSection = ({ path, body, changes, remark }: ContentSiteCall): string =>
  [
    `## POST ${path}\n`,
    `- **Cambia datos**: ${changes}`,
    `- **Además**: ${remark}\n`,
    `\`\`\`json\n${JSON.stringify(body, null, 2)}\n\`\`\``,
    '',
  ].join('\n')

/** Writes the contract in Spanish Markdown for the developers of the API and the content site. */
export const contractPage = (): string =>
  [
    HEAD,
    ...Object.values(contract).map((row) => section(row)),
    CONTENT_SITE,
    ...Object.values(contentSiteCalls).map(contentSiteSection),
  ].join('\n')
