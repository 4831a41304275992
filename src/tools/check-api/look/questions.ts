import type { Question } from '@/api/questionnaire'
import { textOf } from '@/api/resource'
import { isRecord } from '@/lib/untrusted'

import { attributesOf } from './entries'
import { type Evaluator, idsInWords, problem, warning } from './finding'

/** How many questions the museum's questionnaire has. */
const USUAL = 15

/** What is strange about the questionnaire. */
export const questions: Evaluator<Question[]> = (read, { json }) => {
  const included: unknown[] = isRecord(json) && Array.isArray(json['included']) ? json['included'] : []
  const ofType = (type: string) =>
    included
      .filter((one) => isRecord(one) && one['type'] === type)
      .map((one) => ({ id: isRecord(one) ? textOf(one['id']) : '', ...attributesOf(one) }))
  const asked = ofType('questions')
  const answers: { id: string; question_id?: unknown }[] = ofType('answers')
  if (read.length === 0) {
    const types = [...new Set(included.map((one) => (isRecord(one) ? textOf(one['type']) : '')))].filter(
      (type) => type !== '',
    )
    const came = included.length === 0 ? 'no llegó nada' : `llegaron los tipos \`${types.join('`, `')}\``
    return [
      problem(
        `En \`included\` deben venir las preguntas (tipo \`questions\`) y sus respuestas (tipo \`answers\`, con \`question_id\`), y ${came}.`,
        'Lee «Error de servidor.» en vez del cuestionario.',
      ),
    ]
  }
  const unnumbered = read.filter(({ number }) => !Number.isInteger(number)).map(({ id }) => id)
  const lost = asked.filter(({ id }) => !read.some((one) => one.id === id)).map(({ id }) => id)
  const loose = answers
    .filter(({ question_id }) => !asked.some(({ id }) => id === textOf(question_id)))
    .map(({ id }) => id)
  return [
    ...(read.length === USUAL
      ? []
      : [
          warning(
            `Se leen ${read.length} preguntas; el cuestionario del museo tiene ${USUAL}.`,
            `Contesta ${read.length}.`,
          ),
        ]),
    ...(lost.length > 0
      ? [warning(`Hay preguntas sin texto o sin respuestas (${idsInWords(lost)}).`, 'No las ve.')]
      : []),
    ...(loose.length > 0
      ? [warning(`Hay respuestas cuyo \`question_id\` no es de ninguna pregunta (${idsInWords(loose)}).`, 'No las ve.')]
      : []),
    ...(unnumbered.length > 0
      ? [
          warning(
            `Hay preguntas sin \`number\` (${idsInWords(unnumbered)}).`,
            'Las ve en otro orden y sin el título de su sección.',
          ),
        ]
      : []),
  ]
}
