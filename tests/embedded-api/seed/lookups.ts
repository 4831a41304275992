/** One line of a list: what JSON:API sends as id and attributes. */
export type Entry = {
  id: number
  name: string
}

const numbered = (names: string[]): Entry[] => names.map((name, index) => ({ id: index + 1, name }))

export const themes = numbered([
  'Holocausto',
  'Genocidios',
  'Diversidad',
  'Derechos humanos',
  'Estereotipos y prejuicio',
  'Cultura de paz',
  'Violencia',
  'Medios de comunicación',
])

export const schoolGrades = numbered(['Primaria', 'Secundaria', 'Preparatoria', 'Universidad'])

export const profiles = numbered(['Profesor', 'Padre de Familia', 'Otro'])

export const schoolTypes = numbered(['Público', 'Privado'])

export const schedules = numbered(['9:00', '10:30', '12:00', '15:30'])

export const contactPreferences = numbered(['Correo electrónico', 'Teléfono', 'WhatsApp'])

/** The name behind an id, or an empty text when the list has no such id. */
export function nameOf(list: readonly Entry[], id: number | null): string {
  return list.find((entry) => entry.id === id)?.name ?? ''
}
