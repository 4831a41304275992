import { useFormikContext } from 'formik'
import type { ReactNode } from 'react'

import { countPeople, emptyGroupSize, type GroupSize, groupSize } from '@/model/groupSize'
import { visitGroupSize } from '@/model/visitGroupSize'
import { selectUser } from '@/store/authSlice'
import { useAppSelector } from '@/store/hooks'
import { NumberField } from '@/ui/form/NumberField'
import { classNames } from '@/ui/classNames'
import { Form } from '@/ui/form/Form'
import { useFormDraft } from '@/ui/form/useFormDraft'
import { Stack } from '@/ui/layout/layout'
import { useRootAttribute } from '@/ui/useRootAttribute'

import styles from './GroupSizeForm.module.css'

interface GroupSizeFormProps {
  /** The id of the teacher whose visit draft stores these numbers; null for other users. */
  teacherId: number | null
  children: (people: number) => ReactNode
}

/**
 * The group size, which determines the prices of the services below. Stays visible while the page scrolls. The form
 * sends no request.
 */
export function GroupSizeForm({ teacherId, children }: GroupSizeFormProps) {
  useRootAttribute('data-group-size')
  const draft = useFormDraft({
    stored: teacherId === null ? groupSize : visitGroupSize(teacherId),
    initial: () => emptyGroupSize,
    restore: (stored) => stored,
    toStored: (values) => values,
  })
  return (
    <Form id="group-size" aria-label="Tu grupo" {...draft.formValues} onChange={draft.save}>
      <Stack gap={5}>
        <div className={classNames(styles.bar, 'no-print')}>
          <div className={styles.fields}>
            <NumberField name="students" label="Estudiantes" optional="unmarked" isNarrow />
            <NumberField name="teachers" label="Profesores" optional="unmarked" isNarrow />
            <NumberField name="parents" label="Padres de familia" optional="unmarked" isNarrow />
          </div>
          <People />
        </div>
        <Priced>{children}</Priced>
      </Stack>
    </Form>
  )
}

const usePeople = () => countPeople(useFormikContext<GroupSize>().values)

function Priced({ children }: { children: (people: number) => ReactNode }) {
  return children(usePeople())
}

/** For how many people the prices are, and the promise that the visit request will start with these numbers. */
function People() {
  const people = usePeople()
  const user = useAppSelector(selectUser)
  const canRequest = user === null || user.isTeacher
  return (
    <p className="small">
      <span className="muted">Los profesores y los padres pagan lo mismo.</span>{' '}
      <output>
        {people > 0 && (
          <>
            <b>{`Precios para ${people === 1 ? '1 persona' : `${people} personas`}.`}</b>{' '}
            {canRequest && <span>Cuando solicites la visita, estos números ya estarán puestos.</span>}
          </>
        )}
      </output>
    </p>
  )
}
