import { useFormikContext } from 'formik'
import { useDeferredValue } from 'react'

import { today } from '@/lib/dates'
import { Block } from '@/ui/Block'
import { DateField } from '@/ui/fields/DateField'
import { TextField } from '@/ui/fields/TextField'
import { FormLayout, WideField } from '@/ui/FormLayout'

import { isTeacher, type RegistrationValues } from './registrationSchema'
import { TeacherPersonFields } from './TeacherPersonFields'

/** Who somebody is. Only teachers have to say it; the others' name is for the pass and the greeting. */
export function PersonFields() {
  // The choice shows first, its fields right after.
  const isForTeachers = useDeferredValue(isTeacher(useFormikContext<RegistrationValues>().values))
  const birthDate = (
    <DateField
      name="date_of_birth"
      label="Fecha de nacimiento"
      hint="Día, mes y año"
      optional
      max={today()}
      autoComplete="bday"
    />
  )

  if (!isForTeachers) {
    return (
      <Block title="Tus datos">
        <FormLayout pairs>
          <TextField
            name="name"
            label="Nombre(s)"
            optional
            hint="Con él te saludamos y va en tu pase"
            autoComplete="given-name"
          />
          {birthDate}
        </FormLayout>
      </Block>
    )
  }
  return (
    <Block title="Tus datos">
      <FormLayout pairs>
        <WideField>
          <TextField name="name" label="Nombre(s)" autoComplete="given-name" />
        </WideField>
        <TeacherPersonFields />
        {birthDate}
      </FormLayout>
    </Block>
  )
}
