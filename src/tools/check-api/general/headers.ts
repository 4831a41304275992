import type { Examiner } from '@/tools/check-api/examiner'
import { note, problem, warning } from '@/tools/check-api/look/finding'
import { contract } from '@/tools/check-api/contract/contract'
import { lineOf } from '@/tools/check-api/contract/contractCall'
import type { Outcome } from '@/tools/check-api/outcome'
import type { Transport } from '@/tools/check-api/transport'

const isLocal = (host: string) => ['localhost', '127.0.0.1', '[::1]'].includes(host) || host.endsWith('.localhost')

/** Whether what is sent can be read on its way. */
export async function encryption(examiner: Examiner, transport: Transport, origin: string): Promise<void> {
  const { protocol, host, hostname, port } = new URL(transport.base)
  if (isLocal(hostname)) return examiner.skip('HTTPS', 'La API está en este equipo.')
  if (protocol === 'http:') {
    const blocked = origin.startsWith('https:')
      ? [
          problem(
            `La API contesta por http y el sitio (${origin}) por https: los navegadores no dejan mezclarlos.`,
            'En todas las páginas lee «Error de servidor.»',
          ),
        ]
      : []
    return examiner.add(
      'HTTPS',
      '',
      [
        ...blocked,
        warning('La API contesta por http: contraseñas y datos de menores viajan a la vista de la red. Use https.'),
      ],
      null,
    )
  }
  if (port !== '') return examiner.add('HTTPS', '', [note('La API contesta por https.')], null)
  const answer = await transport.probe(`http://${host}/api/v1/themes`, {
    method: 'GET',
    headers: { Accept: 'application/json' },
  })
  const isOpen = answer.status !== null && answer.status < 400 && answer.hops.length === 0
  examiner.add(
    'HTTPS',
    '',
    [
      isOpen
        ? warning(
            `http://${host} también contesta, sin llevar a https.`,
            'Una dirección escrita sin https manda sus datos a la vista de la red.',
          )
        : note('Por http no contesta, o lleva a https.'),
    ],
    answer,
  )
}

const cacheControl = ({ answer }: Outcome) => answer?.headers.get('cache-control') ?? ''
const linesOf = (outcomes: Outcome[]) => [...new Set(outcomes.map(({ call }) => call))].join(', ')

/** Whether browsers and caches keep what they must not. */
export function caching(examiner: Examiner): void {
  const personal = examiner.outcomes.filter(
    ({ answer }) => answer?.sentToken === true && answer.status !== null && answer.status < 300,
  )
  const kept = personal.filter((outcome) => !/no-store/i.test(cacheControl(outcome)))
  const changing = Object.values(contract)
    .filter((call) => call.method === 'GET' && 'changes' in call)
    .map(lineOf)
  const cached = examiner.outcomes.filter(
    (outcome) => changing.includes(outcome.call) && /public|max-age=[1-9]|s-maxage=[1-9]/i.test(cacheControl(outcome)),
  )
  if (personal.length === 0 && cached.length === 0)
    return examiner.skip('Caché', 'Necesita una cuenta: --as CORREO --password-from-env VARIABLE.')
  examiner.add(
    'Caché',
    '',
    [
      ...(kept.length > 0
        ? [
            warning(
              `Sin \`Cache-Control: no-store\` en lo que es de una persona: ${linesOf(kept)}. Si el sitio reenvía /api/v1 con npm run nginx:config, lo pone nginx.`,
              'En una computadora compartida, lo suyo se queda en el navegador.',
            ),
          ]
        : []),
      ...(cached.length > 0
        ? [
            problem(
              `Deja guardar la respuesta de un GET que cambia datos: ${linesOf(cached)}.`,
              'Lee que sí se hizo, y no llegó a la API.',
            ),
          ]
        : []),
      ...(kept.length === 0 && cached.length === 0 ? [note('Lo de una persona lleva `no-store`.')] : []),
    ],
    null,
  )
}

/** Bytes from which compression is felt on a slow line. */
const LARGE = 20_000

/** Whether large lists are compressed. */
export function compression(examiner: Examiner): void {
  const large = examiner.outcomes.filter(
    ({ answer }) => answer !== null && answer.type.includes('json') && answer.body.length > LARGE,
  )
  const plain = large.filter(({ answer }) => answer?.headers.get('content-encoding') === null)
  const kilobytes = plain.map(({ call, answer }) => `${call} (${Math.round((answer?.body.length ?? 0) / 1000)} kB)`)
  if (large.length === 0) return examiner.add('Compresión', '', [note('Ninguna lista pasa de 20 kB.')], null)
  examiner.add(
    'Compresión',
    '',
    plain.length > 0
      ? [
          warning(
            `Sin comprimir aunque se pide gzip: ${[...new Set(kilobytes)].join(', ')}.`,
            'En una línea lenta espera más por esas listas.',
          ),
        ]
      : [note('Las listas largas llegan comprimidas.')],
    null,
  )
}
