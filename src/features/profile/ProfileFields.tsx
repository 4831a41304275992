import { useFormikContext } from 'formik'
import type { ComponentProps } from 'react'

import { today } from '@/lib/dates'
import { isTeacherProfile } from '@/model/session'
import { loadTopics } from '@/store/authSlice'
import { useList } from '@/store/hooks'
import { CheckboxCards } from '@/ui/form/CheckboxCards'
import { DateField } from '@/ui/form/DateField'
import { WideField } from '@/ui/form/FormLayout'
import { HintedTextField } from '@/ui/form/SoftHint'
import { TextField } from '@/ui/form/TextField'
import { lazyNamed } from '@/ui/lazyNamed'
import { ListState } from '@/ui/ListState'
import { FormSection } from '@/ui/page/FormSection'
import { Skeleton } from '@/ui/Skeleton'
import { useHydrated } from '@/ui/useHydrated'

import { MAX_THEMES, phoneHint, type RegistrationValues, TOO_MANY_THEMES } from './registrationSchema'

/** For teachers, all fields except the date of birth are required. For others, none is. */
export function PersonFields() {
  const isHydrated = useHydrated()
  const isTeacher = isTeacherProfile(useFormikContext<RegistrationValues>().values.profile_id)
  return (
    <FormSection title="Tus datos" pairs>
      <WideField isWide={isTeacher}>
        <TextField
          name="name"
          label="Nombre(s)"
          optional={!isTeacher}
          hint={isTeacher ? undefined : 'Va en tu pase'}
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
    </FormSection>
  )
}

export function TeacherPersonFields() {
  return (
    <>
      <TextField name="first_lastname" label="Primer apellido" autoComplete="family-name" />
      <TextField name="second_lastname" label="Segundo apellido" autoComplete="off" />
      <HintedTextField
        name="phone"
        label="Teléfono"
        hint="Solo números"
        softHint={phoneHint}
        inputMode="numeric"
        autoComplete="tel-national"
      />
    </>
  )
}

const TeacherFields = lazyNamed(() => import('./TeacherFields'), 'TeacherFields')

/** The fields about a teacher's school. Lazy-loaded, because only teachers need them and their large combobox. */
export const SchoolFields = (props: ComponentProps<typeof TeacherFields>) => <TeacherFields {...props} />

/** Up to three themes. The user can tick a fourth, but validation rejects it. The route loads the themes. */
export function ThemesField() {
  const topics = useList(loadTopics)
  return (
    <div>
      <CheckboxCards
        name="theme_ids"
        label="Temas de interés"
        hint="Elegir máximo 3 temas"
        options={topics.items}
        max={MAX_THEMES}
        tooMany={TOO_MANY_THEMES}
      />
      <ListState list={topics} listName="los temas" skeleton={<Skeleton height="192px" />} />
    </div>
  )
}
