import { useFormikContext } from 'formik'

import { today } from '@/lib/dates'
import { isTeacherProfile } from '@/lib/session'
import { Block } from '@/ui/page/Block'
import { DateField } from '@/ui/form/DateField'
import { TextField } from '@/ui/form/TextField'
import { FormLayout, WideField } from '@/ui/form/FormLayout'
import { useHydrated } from '@/ui/useHydrated'

import type { RegistrationValues } from './registrationSchema'

/** Name and date of birth; for teachers also surnames and telephone. Only teachers must fill them in. */
export function PersonFields() {
  const isHydrated = useHydrated()
  const isTeacher = isTeacherProfile(useFormikContext<RegistrationValues>().values.profile_id)
  return (
    <Block title="Tus datos">
      <FormLayout pairs>
        <WideField isWide={isTeacher}>
          <TextField
            name="name"
            label="Nombre(s)"
            optional={!isTeacher}
            hint={isTeacher ? undefined : 'Con él te saludamos y va en tu pase'}
            autoComplete="given-name"
          />
        </WideField>
        {isTeacher && <TeacherPersonFields />}
        <DateField
          name="date_of_birth"
          label="Fecha de nacimiento"
          hint="Día, mes y año"
          optional
          max={isHydrated ? today() : undefined}
          autoComplete="bday"
        />
      </FormLayout>
    </Block>
  )
}

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
