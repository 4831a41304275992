import { FieldArray, type FieldArrayRenderProps, useFormikContext } from 'formik'
import { memo, startTransition, useEffect, useRef, useState } from 'react'

import { selectSchoolGrades } from '@/store/authSlice'
import { useAppSelector } from '@/store/hooks'
import { Button } from '@/ui/Button'
import { FieldError } from '@/ui/fields/FieldError'
import { NumberField } from '@/ui/fields/NumberField'
import { SelectField } from '@/ui/fields/SelectField'

import styles from './GroupsField.module.css'
import { MAX_GROUPS, newGroup, TOO_MANY_GROUPS, type VisitRequestValues } from './visitRequestSchema'

const NAME = 'school_grades'

const studentsOf = (index: number) => document.getElementById(`${NAME}.${index}.students`)

/** One to five groups, each with its students and grade. */
export function GroupsField() {
  const { values, errors, touched } = useFormikContext<VisitRequestValues>()
  const [isRefusingMore, setIsRefusingMore] = useState(false)
  const groups = values.school_grades
  const listError = touched.school_grades && typeof errors.school_grades === 'string' ? errors.school_grades : undefined
  const error = isRefusingMore ? TOO_MANY_GROUPS : listError
  // How many were asked for, drawn or not yet.
  const asked = useRef(groups.length)
  const nextFocus = useRef<number | null>(null)

  useEffect(() => {
    asked.current = groups.length
    const index = nextFocus.current
    if (index === null) return
    nextFocus.current = null
    const target = studentsOf(index) ?? studentsOf(index - 1) ?? document.getElementById(NAME)
    target?.focus()
  }, [groups.length])

  // The press shows first, the group right after: it takes a cheap phone a moment.
  function add(list: FieldArrayRenderProps) {
    if (asked.current >= MAX_GROUPS) {
      setIsRefusingMore(true)
      return
    }
    nextFocus.current = asked.current
    asked.current += 1
    startTransition(() => list.push(newGroup()))
  }

  return (
    <FieldArray name={NAME} validateOnChange>
      {(list) => (
        <div>
          <div className={styles.groups}>
            {groups.map(({ key }, index) => (
              <fieldset key={key} className={styles.group}>
                <legend className={styles.legend}>Grupo {index + 1}</legend>
                <div className={styles.remove}>
                  <Button
                    tone="plain"
                    size="s"
                    icon="trash"
                    aria-label={`Quitar grupo ${index + 1}`}
                    onClick={() => {
                      setIsRefusingMore(false)
                      list.remove(index)
                      nextFocus.current = index
                    }}
                  >
                    Quitar
                  </Button>
                </div>
                <GroupFields index={index} />
              </fieldset>
            ))}
          </div>
          <div className={styles.add}>
            <Button
              id={NAME}
              tone="secondary"
              size="s"
              icon="plus"
              aria-describedby={error === undefined ? undefined : `${NAME}-error`}
              onClick={() => add(list)}
            >
              Agregar grupo
            </Button>
            <span className={styles.count}>
              {groups.length} de {MAX_GROUPS} grupos
            </span>
          </div>
          <div role="alert">
            <FieldError name={NAME} error={error} />
          </div>
        </div>
      )}
    </FieldArray>
  )
}

/** Drawn once, while Formik tells the list around it of every key in the form. */
const GroupFields = memo(function GroupFields({ index }: { index: number }) {
  const schoolGrades = useAppSelector((state) => selectSchoolGrades(state).items)
  return (
    <div className={styles.fields}>
      <NumberField name={`${NAME}.${index}.students`} label="Número de estudiantes" min={1} />
      <SelectField name={`${NAME}.${index}.school_grade_id`} label="Nivel educativo" options={schoolGrades} />
    </div>
  )
})
