/** The three profiles of the platform, by the ids the API gives them. */
export const TEACHER_PROFILE = 1

const names: Record<number, string> = { 1: 'Profesor', 2: 'Padre de Familia', 3: 'Otro' }

export function profileName(profileId: number): string {
  return names[profileId] ?? 'Otro'
}
