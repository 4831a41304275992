import { TextField } from '@/ui/fields/TextField'

/** What is asked of teachers about themselves, besides what is asked of everybody. */
export function TeacherPersonFields() {
  return (
    <>
      <TextField name="first_lastname" label="Primer apellido" autoComplete="family-name" />
      <TextField name="second_lastname" label="Segundo apellido" autoComplete="off" />
      <TextField name="phone" label="Teléfono" hint="Solo números" inputMode="numeric" autoComplete="tel-national" />
    </>
  )
}
