import { textOf } from '@/api/resource'
import type { Answer } from '@/tools/check-api/transport'
import { withThousands } from '@/lib/numbers'
import { isRecord } from '@/lib/untrusted'

import { type Entry, entriesOf, lacking, rawEntries } from './entries'
import { type Evaluator, type Finding, idsInWords, warning } from './finding'

/** Where APIs write how many entries a list has in all: in `meta`, or in a header. */
function totalOf({ json, headers }: Answer): number | null {
  const meta = isRecord(json) && isRecord(json['meta']) ? json['meta'] : {}
  const inner = isRecord(meta['pagination']) ? meta['pagination'] : isRecord(meta['page']) ? meta['page'] : {}
  const names = ['total', 'total_count', 'totalCount', 'record_count', 'total_records', 'total_entries', 'count']
  const written = [
    ...names.flatMap((name) => [meta[name], inner[name]]),
    headers.get('x-total'),
    headers.get('x-total-count'),
  ]
  const total = Number(written.find((value) => value !== undefined && value !== null) ?? Number.NaN)
  return Number.isInteger(total) ? total : null
}

/** The size that every API falls back to when it does not read `page[size]`. */
const USUAL_SIZE = 25

function sizeFindings(answer: Answer, asked: number): Finding[] {
  const { length } = rawEntries(answer)
  const total = totalOf(answer)
  if (total !== null && total > length) {
    return [
      warning(
        `Llegaron ${withThousands(length)} de ${withThousands(total)}, y la plataforma pide una sola página de ${withThousands(asked)} (\`page[size]=${asked}\`).`,
        'No encuentra las demás.',
      ),
    ]
  }
  if (asked > USUAL_SIZE && length > 0 && length <= 100 && length % USUAL_SIZE === 0) {
    return [
      warning(
        `Llegaron justo ${length}, y la plataforma pide ${withThousands(asked)}: parece que la API no lee \`page[size]\`.`,
        'No encuentra las demás.',
      ),
    ]
  }
  return []
}

function idFindings(answer: Answer): Finding[] {
  const raw = rawEntries(answer)
  const entries = entriesOf(answer)
  const ids = entries.map(({ id }) => id)
  const seen = new Set<string>()
  const twice = [...new Set(ids.filter((id) => seen.size === seen.add(id).size))]
  return [
    ...(entries.length < raw.length
      ? [warning(`${raw.length - entries.length} de ${raw.length} sin \`id\`.`, 'No las ve.')]
      : []),
    ...(twice.length > 0
      ? [warning(`Hay entradas con el mismo \`id\` (${idsInWords(twice)}).`, 'Al elegir una, elige las dos.')]
      : []),
  ]
}

/** The warning that a list is not sorted by id. */
export function unsorted(entries: Entry[]): Finding[] {
  const ids = entries.map(({ id }) => Number(id))
  const isSorted = ids.every((id, place) => place === 0 || !(id < (ids[place - 1] ?? 0)))
  return isSorted
    ? []
    : [
        warning(
          'No vienen por `id`, aunque la plataforma pide `sort_by=id&order=asc`.',
          'Las ve en otro orden; la primera es la que se elige sola.',
        ),
      ]
}

/** What a person sees where a list is missing. */
export const FAILED_LIST = 'Lee «Error de servidor.» con el botón «Reintentar».'

/**
 * What can be strange about any list.
 * @param empty what a person sees of it when it is empty
 * @param asked its `page[size]`
 */
export const listFindings = (answer: Answer, empty: string, asked = USUAL_SIZE): Finding[] => [
  ...(rawEntries(answer).length === 0 ? [warning('La lista llegó vacía.', empty)] : []),
  ...sizeFindings(answer, asked),
  ...idFindings(answer),
]

/** What is strange about a list to choose from. @param asked its `page[size]` */
export const choices =
  (asked = USUAL_SIZE): Evaluator<unknown> =>
  (_result, answer) => {
    const entries = entriesOf(answer)
    return [
      ...listFindings(answer, FAILED_LIST, asked),
      ...lacking(entries, 'name', 'No las ve entre las opciones.'),
      ...notNumeric(entries),
    ]
  }

/** The warning about ids that a payload could not send as numbers. */
export function notNumeric(entries: Entry[]): Finding[] {
  const odd = entries.filter(({ id }) => !/^\d+$/.test(id)).map(({ id }) => id)
  return odd.length === 0
    ? []
    : [
        warning(
          `Hay \`id\` que no son números (${idsInWords(odd)}), y la plataforma los envía como números.`,
          'Lo que elige llega a la API como null.',
        ),
      ]
}

/** The ids of profiles mean something: 1 is who may request visits. */
export const profileChoices: Evaluator<unknown> = (result, answer) => {
  const entries = entriesOf(answer)
  const first = entries.find(({ id }) => id === '1')
  const isTeacher = first !== undefined && /profes|docent|maestr/i.test(textOf(first.attributes['name']))
  return [
    ...choices()(result, answer),
    ...(entries.length > 0 && !isTeacher
      ? [
          warning(
            `El perfil con \`id\` 1 debe ser el de profesor, y es «${textOf(first?.attributes['name']) || 'ninguno'}».`,
            'Si elige ese perfil, ve los campos y permisos de un profesor.',
          ),
        ]
      : []),
  ]
}
