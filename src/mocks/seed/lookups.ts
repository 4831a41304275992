/** An entry of a list: the id and the attributes of a JSON:API resource. */
export type Entry = {
  id: number
  name: string
}

/** Gives each row an id: its position, from 1. */
export const numbered = <Row extends object>(rows: Row[]) => rows.map((row, index) => ({ id: index + 1, ...row }))

const named = (names: string[]): Entry[] => numbered(names.map((name) => ({ name })))

export const themes = named([
  'Holocausto',
  'Genocidios',
  'Diversidad',
  'Derechos humanos',
  'Estereotipos y prejuicio',
  'Cultura de paz',
  'Violencia',
  'Medios de comunicación',
])

export const schoolGrades = named(['Primaria', 'Secundaria', 'Preparatoria', 'Universidad'])

export const profiles = named(['Profesor', 'Padre de Familia', 'Otro'])

export const schoolTypes = named(['Público', 'Privado'])

export const schedules = named(['9:00', '10:30', '12:00', '15:30'])

export const contactPreferences = named(['Correo electrónico', 'Teléfono', 'WhatsApp'])

/** Returns the name of the entry with an id; '' if the id is unknown. */
export function nameOf(list: readonly Entry[], id: number | null): string {
  return list.find((entry) => entry.id === id)?.name ?? ''
}
