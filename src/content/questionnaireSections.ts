/** The number of questions assumed until the API returns them. */
export const USUAL_QUESTIONS = 15

/** The museum's sections, each with the numbers of its questions. Questions with other numbers have no section. */
const sections: [numbers: number[], part: 'Memoria' | 'Tolerancia', topic: string][] = [
  [[1, 2, 3], 'Memoria', 'Genocidios'],
  [[4, 5, 6], 'Memoria', 'Holocausto'],
  [[7, 8], 'Memoria', 'Otros genocidios'],
  [[9], 'Tolerancia', 'Diversidad'],
  [[10], 'Tolerancia', 'Estereotipos'],
  [[11], 'Tolerancia', 'Medios'],
  [[12, 13], 'Tolerancia', 'Derechos humanos'],
  [[14], 'Tolerancia', 'Nuestro México'],
  [[15], 'Tolerancia', 'Grandes humanistas'],
]

/** Returns the section of a question by its number, which starts at 1. */
export function sectionOf(number: number) {
  const [, part, topic] = sections.find(([numbers]) => numbers.includes(number)) ?? []
  return part && topic ? { part, topic } : undefined
}
