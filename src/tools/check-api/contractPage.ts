import { contract } from './contract/contract'
import type { ContractCall, Values } from './contract/contractCall'
import { exampleValues } from './contract/exampleValues'

const TOKEN = {
  never: 'nunca viaja',
  'with a session': 'viaja si hay sesión; sin ella, la llamada va sin `Authorization`',
  always: 'viaja siempre',
} as const

const ANSWER = {
  list: 'lista, `{"data": […]}`',
  resource: 'un recurso con `id`',
  session: 'un recurso con `id` y `auth_token`',
  questions: '`{"included": […]}`',
  file: 'un archivo',
  done: 'exactamente 200',
  anything: 'cualquier 2xx',
} as const

const HEAD = `# Lo que la plataforma espera de la API del museo

Base: \`/api/v1\`. Esta página sale del código que hace las llamadas (\`npm run check:api -- --contract\`).

- **Se envía** JSON (\`Content-Type: application/json\`) y se pide JSON (\`Accept: application/json\`). La plataforma espera 20 s, y 60 s por un archivo. No repite ninguna llamada por su cuenta.
- **Token**: \`Authorization: Bearer …\`, con el \`auth_token\` de la entrada. No hay cookies.
- **Un recurso** puede llegar como \`{"data": {"id": "7", "type": "users", "attributes": {…}}}\`, como \`{"data": {"id": 7, …}}\` o como \`{"id": 7, …}\`. Los \`id\` pueden ser número o texto; los que la plataforma envía en un cuerpo son números.
- **Una lista** es siempre \`{"data": [recurso, …]}\`.
- **Un error** llega con su estado (4xx, 5xx) y \`{"errors": [{"status": "422", "title": "…", "detail": "La frase que lee la persona."}]}\`; también se lee \`{"error": "…"}\`. Sin frase, la persona lee «Error de servidor, intente de nuevo más tarde.» Nunca 200 con un error dentro, ni HTML, ni un salto a una página de entrada.
- **Datos de una persona**: \`POST /users\` y \`PATCH /users/{userId}\` van sin envoltura, o dentro de \`{"user": {…}}\` con \`VITE_API_WRAP_USER=true\`.
- **Caché**: lo que es de una persona, con \`Cache-Control: no-store\`. Cuatro GET cambian datos: nada debe repetirlos, guardarlos ni pedirlos por adelantado.
- **\`/api/v1/users/confirmation\`** es también el enlace del correo: una navegación (\`Accept: text/html\`) recibe la página del sitio, lo demás es la llamada.
- **Desde otro origen** (\`VITE_API_URL\`): CORS para GET, POST y PATCH con \`Authorization\` y \`Content-Type\`, también en los errores.
`

/** A row of the contract, whatever its answer is decoded to. */
type Row = Omit<ContractCall<Values, unknown>, 'look'>

function section({ method, path, token, body, isWrapped, expects, reads, refusals, changes }: Row): string {
  const [address = '', query] = path.split('?')
  return [
    `## ${method} ${address}`,
    '',
    ...(changes === undefined ? [] : [`- **Cambia datos**: ${changes}`]),
    ...(query === undefined ? [] : [`- **Consulta**: \`${query}\``]),
    `- **Token**: ${TOKEN[token]}`,
    `- **Respuesta**: ${ANSWER[expects]}. ${reads}`,
    `- **Rechaza**: ${refusals}.`,
    ...(body === undefined
      ? []
      : [
          `- **Cuerpo**${isWrapped ? ' (o dentro de `{"user": {…}}`)' : ''}:`,
          '',
          '```json',
          JSON.stringify(body(exampleValues), null, 2),
          '```',
        ]),
    '',
  ].join('\n')
}

/** The contract as a page for who writes the API, in Spanish and Markdown. */
export const contractPage = (): string => [HEAD, ...Object.values(contract).map((row) => section(row))].join('\n')
