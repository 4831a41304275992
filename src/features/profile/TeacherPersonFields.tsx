import { TextField } from '@/ui/form/TextField'

/** The fields about the person that only teachers have. */
export function TeacherPersonFields() {
  return (
    <>
      <TextField name="first_lastname" label="Primer apellido" autoComplete="family-name" />
      <TextField name="second_lastname" label="Segundo apellido" autoComplete="off" />
      <TextField name="phone" label="Teléfono" hint="Solo números" inputMode="numeric" autoComplete="tel-national" />
    </>
  )
}
