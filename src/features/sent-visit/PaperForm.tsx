import { useFormikContext } from 'formik'
import type { ReactNode } from 'react'
import { object } from 'yup'

import { paperDraft } from '@/model/drafts'
import type { SentVisit } from '@/model/visits'
import { CheckboxField } from '@/ui/form/CheckboxField'
import { DateField } from '@/ui/form/DateField'
import { Form } from '@/ui/form/Form'
import { FormLayout, WideField } from '@/ui/form/FormLayout'
import { NumberField } from '@/ui/form/NumberField'
import { TextField } from '@/ui/form/TextField'
import { useFormDraft } from '@/ui/form/useFormDraft'
import { Stack } from '@/ui/layout/layout'

import { initialDetails, type PaperDetails, restoreDetails } from './paperDetails'

/** No rules: an empty field is a blank on the paper. */
const schema = object()

interface PaperFormProps {
  userId: number
  visit: SentVisit
  /** Whether the paper is printed once per student. */
  isPerStudent?: boolean
  /** Renders the paper below the fields. */
  children: (details: PaperDetails) => ReactNode
}

/**
 * The details of a visit in front of a paper, filled in as far as this device knows them. Both papers of a visit share
 * the changes. The form sends no request.
 */
export function PaperForm({ userId, visit, isPerStudent = false, children }: PaperFormProps) {
  const draft = useFormDraft({
    stored: paperDraft(userId, visit.appointmentId),
    initial: () => initialDetails(visit),
    restore: restoreDetails,
    toStored: (values) => ({ ...values }),
  })
  return (
    <Form
      id="papers"
      aria-label="Datos de la hoja"
      {...draft.formValues}
      schema={schema}
      onChange={draft.save}
      onSubmit={() => undefined}
    >
      <Stack gap={5}>
        <Stack gap={4} className="no-print">
          <p>
            Revisa los datos. Lo que dejes vacío queda como una línea para escribir; si dejas vacío el costo, no
            aparece.
          </p>
          <FormLayout pairs>
            <DateField name="date" label="Fecha" optional="unmarked" />
            <TextField name="time" label="Hora" optional="unmarked" autoComplete="off" />
            {isPerStudent && <NumberField name="students" label="Estudiantes" optional="unmarked" />}
            <TextField name="group" label="Grupo" optional="unmarked" autoComplete="off" />
            <TextField name="meetingPlace" label="Punto de reunión" optional="unmarked" autoComplete="off" />
            <TextField name="returnTime" label="Hora de regreso" optional="unmarked" autoComplete="off" />
            <TextField name="bring" label="Qué llevar" optional="unmarked" autoComplete="off" />
            <NumberField name="cost" label="Costo por estudiante, en pesos" optional="unmarked" />
            <WideField>
              <CheckboxField name="isConfirmed" optional>
                El museo ya confirmó
              </CheckboxField>
            </WideField>
          </FormLayout>
        </Stack>
        <Preview>{children}</Preview>
      </Stack>
    </Form>
  )
}

const Preview = ({ children }: Pick<PaperFormProps, 'children'>) => children(useFormikContext<PaperDetails>().values)
