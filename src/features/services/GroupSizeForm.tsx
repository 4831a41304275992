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
        <div className={classNames(styles.fields, 'no-print')}>
          <NumberField name="students" label="Estudiantes" optional="unmarked" isNarrow />
          <NumberField name="teachers" label="Profesores" optional="unmarked" isNarrow />
          <NumberField name="parents" label="Padres de familia" optional="unmarked" isNarrow />
        </div>
        <Priced>{children}</Priced>
      </Stack>
    </Form>
  )
}

function Priced({ children }: { children: (people: number) => ReactNode }) {
  const people = countPeople(useFormikContext<GroupSize>().values)
  const user = useAppSelector(selectUser)
  const canRequest = user === null || user.isTeacher
  return (
    <>
      <p>
        <span className="muted no-print">Los profesores y los padres pagan lo mismo.</span>{' '}
        <output>
          {people > 0 && (
            <>
              <span className="h3 num">{`Precios para ${people === 1 ? '1 persona' : `${people} personas`}.`}</span>{' '}
              {canRequest && (
                <span className="muted">Cuando solicites la visita, estos números ya estarán puestos.</span>
              )}
            </>
          )}
        </output>
      </p>
      {children(people)}
    </>
  )
}
