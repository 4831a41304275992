/** The API's id of the profile 'Profesor'. */
const TEACHER = 1

/** By the API's ids. */
const names: Record<number, string> = { 1: 'Profesor', 2: 'Padre de Familia', 3: 'Otro' }

/** Whether a profile is that of teachers. @param profileId a number, or its text as in a form */
export const isTeacherProfile = (profileId: unknown): boolean => Number(profileId) === TEACHER

/** The id of the profile that a link to the registration names (see `registrationFor` in lib/paths); '' for any other. */
export function profileOfLink(name: string | null): string {
  if (name === 'docente') return '1'
  return name === 'familia' ? '2' : ''
}

/** The name of a profile, as in the cookie `profile`. */
export function profileName(profileId: number): string {
  return names[profileId] ?? 'Otro'
}
