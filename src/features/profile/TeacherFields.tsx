import { useFormikContext } from 'formik'
import { useDeferredValue, useEffect, useEffectEvent, useMemo } from 'react'

import { loadSchoolGrades, loadSchools, loadSchoolTypes } from '@/store/authSlice'
import { useList } from '@/store/hooks'
import { ComboboxField } from '@/ui/combobox/ComboboxField'
import { SelectField } from '@/ui/form/SelectField'
import { HintedTextField } from '@/ui/form/SoftHint'
import { TextField } from '@/ui/form/TextField'
import { useFieldId } from '@/ui/form/useFieldId'
import { WideField } from '@/ui/form/FormLayout'
import { ListState } from '@/ui/ListState'

import { cctHint, OTHER_SCHOOL, type RegistrationValues } from './registrationSchema'

/** The fields about a teacher's school. Loads their lists on mount. @param otherSchool where the option «Otro» is */
export function TeacherFields({ otherSchool }: { otherSchool: 'first' | 'last' }) {
  const { values, setFieldValue } = useFormikContext<RegistrationValues>()
  const schoolNameId = useFieldId('schoolName')
  // Deferred, because indexing about 1,000 school names would delay key presses.
  const schools = useDeferredValue(useList(loadSchools))
  const schoolGrades = useList(loadSchoolGrades)
  const schoolTypes = useList(loadSchoolTypes)

  // Memoised, because the combobox rebuilds its index for each new array.
  const schoolNames = useMemo(() => schools.items.map(({ name }) => name), [schools.items])

  // Skips lists that the page has already requested. After a failure, only the retry button fetches a list again.
  const loadLists = useEffectEvent(() => {
    for (const { request, load } of [schools, schoolGrades, schoolTypes]) if (request.status === 'idle') load()
  })
  useEffect(() => loadLists(), [])

  return (
    <>
      <WideField>
        <ComboboxField
          name="school"
          label="Escuela"
          hint="Búscala. Si no aparece, elige «Otro»."
          options={schoolNames}
          hasFailed={schools.request.status === 'failed'}
          extraOption={{ name: OTHER_SCHOOL, position: otherSchool }}
          unknownName={{
            text: values.schoolName,
            keep: (school) => void setFieldValue('schoolName', school),
            label: (school) => `Mi escuela no está: usar «${school}»`,
            use: () => document.getElementById(schoolNameId)?.focus(),
          }}
        >
          <ListState list={schools} listName="la lista de escuelas" />
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
      <HintedTextField
        name="cct"
        label="CCT"
        hint="Clave de Centro de Trabajo"
        softHint={cctHint}
        look="capitals"
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
        <ListState list={schoolTypes} listName="los tipos de sostenimiento" />
      </div>
      <div>
        <SelectField name="school_grade_id" label="Nivel educativo" options={schoolGrades.items} />
        <ListState list={schoolGrades} listName="los niveles educativos" />
      </div>
      <TextField name="subject" label="Materia impartida" autoComplete="off" />
    </>
  )
}
