import { useFormikContext } from 'formik'
import { useDeferredValue, useEffect, useMemo } from 'react'

import {
  loadSchoolGrades,
  loadSchools,
  loadSchoolTypes,
  selectSchoolGrades,
  selectSchools,
  selectSchoolTypes,
} from '@/store/authSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { Block } from '@/ui/Block'
import { ComboboxField } from '@/ui/fields/ComboboxField'
import { SelectField } from '@/ui/fields/SelectField'
import { TextField } from '@/ui/fields/TextField'
import { FormLayout, WideField } from '@/ui/FormLayout'
import { ListFailure } from '@/ui/ListFailure'

import { cctHint, OTHER_SCHOOL, type RegistrationValues } from './registrationSchema'

/** A teacher's school. The lists load when these fields are first shown; without them 'Otro' still works. */
export function TeacherFields({ otherSchool }: { otherSchool: 'first' | 'last' }) {
  const dispatch = useAppDispatch()
  const { values } = useFormikContext<RegistrationValues>()
  // A thousand names are prepared beside what somebody does meanwhile.
  const schools = useDeferredValue(useAppSelector(selectSchools))
  const schoolGrades = useAppSelector(selectSchoolGrades)
  const schoolTypes = useAppSelector(selectSchoolTypes)

  // The combobox prepares its names once for as long as the list is the same.
  const schoolNames = useMemo(() => schools.items.map(({ name }) => name), [schools.items])

  useEffect(() => {
    void dispatch(loadSchools())
    void dispatch(loadSchoolGrades())
    void dispatch(loadSchoolTypes())
  }, [dispatch])

  return (
    <Block title="Tu escuela" intro="Estos datos solo se piden a docentes. Los usamos para preparar las visitas.">
      <FormLayout pairs>
        <WideField>
          <ComboboxField
            name="school"
            label="Escuela"
            hint="Escribe para buscar. Si no aparece, elige «Otro»."
            options={schoolNames}
            extraOption={{ name: OTHER_SCHOOL, position: otherSchool }}
          >
            <ListFailure request={schools.request} onRetry={() => dispatch(loadSchools())} />
          </ComboboxField>
        </WideField>
        {values.school === OTHER_SCHOOL && (
          <WideField>
            <TextField
              name="schoolName"
              label="Nombre de la escuela"
              hint="Porque elegiste «Otro»"
              autoComplete="organization"
            />
          </WideField>
        )}
        <TextField
          name="cct"
          label="CCT"
          hint="Clave de Centro de Trabajo, 10 caracteres"
          softHint={cctHint}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
        />
        <div>
          <SelectField
            name="school_type_id"
            label="Sostenimiento de la escuela"
            hint="De dónde vienen sus recursos"
            options={schoolTypes.items}
          />
          <ListFailure request={schoolTypes.request} onRetry={() => dispatch(loadSchoolTypes())} />
        </div>
        <div>
          <SelectField name="school_grade_id" label="Nivel educativo" options={schoolGrades.items} />
          <ListFailure request={schoolGrades.request} onRetry={() => dispatch(loadSchoolGrades())} />
        </div>
        <TextField name="subject" label="Materia impartida" autoComplete="off" />
      </FormLayout>
    </Block>
  )
}
