/** The API's id of the profile 'Profesor'. */
const TEACHER = 1

/** By the API's ids. */
const names: Record<number, string> = { 1: 'Profesor', 2: 'Padre de Familia', 3: 'Otro' }

/** Whether a profile is that of teachers. @param profileId a number, or its text as in a form */
export const isTeacherProfile = (profileId: unknown): boolean => Number(profileId) === TEACHER

/** The name of a profile, as in the cookie `profile`. */
export function profileName(profileId: number): string {
  return names[profileId] ?? 'Otro'
}
