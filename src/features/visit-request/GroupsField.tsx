import { useFormikContext } from 'formik'
import { useState } from 'react'
import { flushSync } from 'react-dom'

import { loadSchoolGrades } from '@/store/authSlice'
import { useList } from '@/store/hooks'
import { classNames } from '@/ui/classNames'
import { Button } from '@/ui/Button'
import { FieldError } from '@/ui/form/FieldFrame'
import { FormLayout } from '@/ui/form/FormLayout'
import { NumberField } from '@/ui/form/NumberField'
import { SelectField } from '@/ui/form/SelectField'
import { useFieldId } from '@/ui/form/useFieldId'
import { ListState } from '@/ui/ListState'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { Cluster, Stack } from '@/ui/layout/layout'

import styles from './GroupsField.module.css'
import {
  type Group,
  MAX_GROUPS,
  newGroup,
  NO_GROUPS,
  TOO_MANY_GROUPS,
  type VisitRequestValues,
} from './visitRequestSchema'

const NAME = 'school_grades'

export function GroupsField() {
  const id = useFieldId(NAME)
  const { values, setFieldValue } = useFormikContext<VisitRequestValues>()
  const groups = values.school_grades
  const grades = useList(loadSchoolGrades)
  // Counts attempts to add a sixth group. As the error's key, the count makes screen readers announce every attempt.
  const [refusals, setRefusals] = useState(0)
  const [removed, setRemoved] = useState<number | null>(null)
  // Shown before the user submits, because the buttons below cause these errors.
  const noGroups = groups.length === 0 ? NO_GROUPS : undefined
  const error = refusals > 0 ? TOO_MANY_GROUPS : noGroups

  const studentsOf = (index: number) => document.getElementById(`${id}.${index}.students`)

  // Formik's `FieldArray` does the same, but would add code to the chunk that all forms share.
  const setGroups = (next: Group[]) => flushSync(() => void setFieldValue(NAME, next))

  function add() {
    setRemoved(null)
    if (groups.length >= MAX_GROUPS) {
      setRefusals((times) => times + 1)
      return
    }
    setGroups([...groups, newGroup()])
    studentsOf(groups.length)?.focus()
  }

  function remove(index: number) {
    setRefusals(0)
    setRemoved(index + 1)
    setGroups(groups.filter((_group, position) => position !== index))
    const target = studentsOf(index) ?? studentsOf(index - 1) ?? document.getElementById(id)
    target?.focus()
  }

  return (
    <Stack gap={4}>
      <Stack gap={3}>
        {groups.map(({ key }, index) => (
          <fieldset key={key} className={classNames(styles.group, 'sheet edge')}>
            <legend className={classNames(styles.legend, 'h4')}>{`Grupo ${index + 1}`}</legend>
            <div className={styles.remove}>
              <Button
                tone="plain"
                size="s"
                icon="trash"
                aria-label={`Quitar grupo ${index + 1}`}
                onClick={() => remove(index)}
              >
                Quitar
              </Button>
            </div>
            <div className={styles.fields}>
              <FormLayout pairs>
                <NumberField name={`${NAME}.${index}.students`} label="Número de estudiantes" min={1} />
                <SelectField name={`${NAME}.${index}.school_grade_id`} label="Nivel educativo" options={grades.items} />
              </FormLayout>
            </div>
          </fieldset>
        ))}
      </Stack>
      <div>
        <Cluster gap={3}>
          <Button
            id={id}
            tone="secondary"
            icon="plus"
            aria-describedby={error === undefined ? undefined : `${id}-error`}
            onClick={add}
          >
            Agregar grupo
          </Button>
          <span className="muted no-print">{`${groups.length} de ${MAX_GROUPS} grupos`}</span>
        </Cluster>
        <div role="alert">
          <FieldError key={refusals} name={NAME} error={error} />
        </div>
        <VisuallyHidden>
          <output>{removed !== null && groups.length > 0 && removedWords(removed, groups.length)}</output>
        </VisuallyHidden>
      </div>
      {/* Shows the state of the list of grades once for all groups. */}
      <ListState list={grades} listName="los niveles educativos" />
    </Stack>
  )
}

const removedWords = (removed: number, left: number) =>
  `Grupo ${removed} quitado. ${left === 1 ? 'Queda 1 grupo.' : `Quedan ${left} grupos.`}`
