/** How many questions there are, until the API says. */
export const USUAL_QUESTIONS = 15

/** Where a question belongs. */
export interface QuestionnaireSection {
  part: 'Memoria' | 'Tolerancia'
  topic: string
}

/** The museum's sections, by the numbers of their questions. A number that is not here gets no heading. */
const sections: [numbers: number[], section: QuestionnaireSection][] = [
  [[1, 2, 3], { part: 'Memoria', topic: 'Genocidios' }],
  [[4, 5, 6], { part: 'Memoria', topic: 'Holocausto' }],
  [[7, 8], { part: 'Memoria', topic: 'Otros genocidios' }],
  [[9], { part: 'Tolerancia', topic: 'Diversidad' }],
  [[10], { part: 'Tolerancia', topic: 'Estereotipos' }],
  [[11], { part: 'Tolerancia', topic: 'Medios' }],
  [[12, 13], { part: 'Tolerancia', topic: 'Derechos humanos' }],
  [[14], { part: 'Tolerancia', topic: 'Nuestro México' }],
  [[15], { part: 'Tolerancia', topic: 'Grandes humanistas' }],
]

/** The section of a question, by its number. */
export function sectionOf(number: number): QuestionnaireSection | undefined {
  return sections.find(([numbers]) => numbers.includes(number))?.[1]
}
