import { priceOf, textOf } from '@/api/resource'
import { formatListPrice } from '@/lib/numbers'

import { type Entry, entriesOf, htmlInText, lacking } from './entries'
import { type Evaluator, type Finding, idsInWords, note, share, warning } from './finding'
import { htmlChanges } from './html'
import { FAILED_LIST, listFindings, notNumeric, unsorted } from './lists'

/** What is strange about the services for schools and their prices. */
export const services: Evaluator<unknown> = (_result, answer) => {
  const entries = entriesOf(answer)
  const priced = entries.map((entry) => ({
    ...entry,
    raw: entry.attributes['price'],
    price: priceOf(entry.attributes['price']),
  }))
  const unset = priced.filter(({ raw }) => raw === null || raw === undefined).map(({ id }) => id)
  const odd = priced.filter(({ raw, price }) => price === null && raw !== null && raw !== undefined)
  const free = priced.filter(({ price }) => price === 0).map(({ id }) => id)
  return [
    ...listFindings(answer, FAILED_LIST),
    ...notNumeric(entries),
    ...unsorted(entries),
    ...lacking(entries, 'name', 'Ve una tarjeta sin nombre.'),
    ...htmlInText(entries, 'description'),
    ...odd.map(({ id, raw }) =>
      warning(`El precio del id ${id} no es un número: ${JSON.stringify(raw)}.`, 'Lee «Por cotizar».'),
    ),
    ...(unset.length > 0
      ? [note(`${share(unset, entries)} sin precio (${idsInWords(unset)}): se lee «Por cotizar».`)]
      : []),
    ...(free.length > 0
      ? [
          note(
            `${share(free, entries)} con precio 0 (${idsInWords(free)}): se lee «${formatListPrice(0)} por persona».`,
          ),
        ]
      : []),
  ]
}

/** The warning that entries are of a kind that no page shows. */
function ofOtherKind(entries: Entry[], name: string, known: string[], what: string): Finding[] {
  const lost = entries.filter(({ attributes }) => !known.includes(textOf(attributes[name])))
  if (lost.length === 0) return []
  const ids = idsInWords(lost.map(({ id }) => id))
  return [warning(`${share(lost, entries)} con otro \`${name}\` que ${what} (${ids}).`, 'No los ve en ninguna lista.')]
}

/** What is strange about the requirements of a visit. */
export const requirements: Evaluator<unknown> = (_result, answer) => {
  const entries = entriesOf(answer)
  return [
    ...listFindings(answer, 'Lee «Aún no hay requisitos publicados».'),
    ...unsorted(entries),
    ...ofOtherKind(entries, 'requirement_type_id', ['1', '2'], '1 (SEP) o 2 (museo)'),
    ...lacking(entries, 'content', 'Ve un número sin texto.'),
    ...htmlChanges(entries, 'content'),
  ]
}

/** What is strange about the projects of visits. */
export const justifications: Evaluator<unknown> = (_result, answer) => {
  const entries = entriesOf(answer)
  const silent = entries.filter(({ attributes }) => !('has_file' in attributes)).map(({ id }) => id)
  return [
    ...listFindings(answer, 'Lee «Aún no hay proyectos publicados».'),
    ...unsorted(entries),
    ...lacking(entries, 'name', 'Ve un proyecto sin nombre.'),
    ...ofOtherKind(entries, 'school_grade_id', ['2', '3'], '2 (Secundaria) o 3 (Preparatoria)'),
    ...(silent.length > 0
      ? [
          warning(
            `${share(silent, entries)} sin \`has_file\` (${idsInWords(silent)}).`,
            'No ve los botones «PDF» y «Word».',
          ),
        ]
      : []),
    ...htmlInText(entries, 'description'),
  ]
}

/** What is strange about the requirements of a sponsorship. */
export const sponsorshipRequirements: Evaluator<unknown> = (_result, answer) => {
  const entries = entriesOf(answer)
  return [
    ...listFindings(answer, 'Lee «Por ahora no hay requisitos publicados».'),
    ...lacking(entries, 'title', 'Ve un requisito sin título.'),
    ...lacking(entries, 'content', 'Ve un título sin texto.'),
    ...htmlChanges(entries, 'content'),
  ]
}
