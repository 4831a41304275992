import { useFormikContext } from 'formik'
import { type ReactNode, useRef, useState } from 'react'

import { countPeople, emptyGroupSize, type GroupSize, groupSize, peopleInWords } from '@/model/groupSize'
import { visitGroupSize } from '@/model/visitGroupSize'
import { useUser } from '@/store/hooks'
import { NumberField } from '@/ui/form/NumberField'
import { Button } from '@/ui/Button'
import { classNames } from '@/ui/classNames'
import { Form } from '@/ui/form/Form'
import { useFieldId } from '@/ui/form/useFieldId'
import { useFormDraft } from '@/ui/form/useFormDraft'
import { Cluster } from '@/ui/layout/layout'
import { useInView } from '@/ui/useInView'
import { useRootAttribute } from '@/ui/useRootAttribute'

import styles from './GroupSizeForm.module.css'

interface GroupSizeFormProps {
  /** The id of the teacher whose visit draft stores these numbers; null for other users. */
  teacherId: number | null
  children: (people: number) => ReactNode
}

/**
 * The group size, which determines the prices of the services below. While the page scrolls, its sum stays visible, and
 * so do the fields while one of them has focus. The form sends no request.
 */
export function GroupSizeForm({ teacherId, children }: GroupSizeFormProps) {
  useRootAttribute('data-group-size')
  const fieldsRef = useRef<HTMLDivElement>(null)
  const areFieldsInView = useInView(fieldsRef, '-60px')
  const [isEditing, setIsEditing] = useState(false)
  const draft = useFormDraft({
    stored: teacherId === null ? groupSize : visitGroupSize(teacherId),
    initial: () => emptyGroupSize,
    restore: (stored) => stored,
    toStored: (values) => values,
  })
  return (
    <Form id="group-size" className={styles.form} aria-label="Tu grupo" {...draft.formValues}>
      <div className={classNames(styles.bar, isEditing && styles.editing)}>
        <div
          ref={fieldsRef}
          className={classNames(styles.fields, 'no-print')}
          onFocus={() => setIsEditing(true)}
          onBlur={() => setIsEditing(false)}
        >
          <NumberField name="students" label="Estudiantes" optional="unmarked" isNarrow />
          <NumberField name="teachers" label="Profesores" optional="unmarked" isNarrow />
          <NumberField name="parents" label="Padres de familia" optional="unmarked" isNarrow />
        </div>
        <People canChange={!areFieldsInView} />
      </div>
      <Priced>{children}</Priced>
    </Form>
  )
}

const usePeople = () => countPeople(useFormikContext<GroupSize>().values)

function Priced({ children }: { children: (people: number) => ReactNode }) {
  return children(usePeople())
}

/** Names the group size of the prices, and says that the visit request starts with it. */
function People({ canChange }: { canChange: boolean }) {
  const people = usePeople()
  const studentsId = useFieldId('students')
  const user = useUser()
  const canRequest = user === null || user.isTeacher
  return (
    <Cluster gap={2} justify="between" className={classNames(styles.people, people > 0 && styles.sum, 'small')}>
      {people === 0 && <p className="muted">Todas las personas pagan lo mismo.</p>}
      <output>
        {people > 0 && (
          <>
            <b>{`Precios para ${peopleInWords(people)}.`}</b>{' '}
            {canRequest && (
              <span className="visually-hidden-on-phones no-print">
                Al solicitar la visita, estos números ya estarán puestos.
              </span>
            )}
          </>
        )}
      </output>
      {people > 0 && canChange && (
        // Without scrolling, because focus moves the fields to the top of the window.
        <Button
          tone="plain"
          size="s"
          onClick={() => document.getElementById(studentsId)?.focus({ preventScroll: true })}
        >
          Cambiar
        </Button>
      )}
    </Cluster>
  )
}
