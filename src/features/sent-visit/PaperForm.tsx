import { useFormikContext } from 'formik'
import type { ReactNode } from 'react'

import { paperDraft } from '@/model/drafts'
import type { SentVisit } from '@/model/visits'
import { CheckboxField } from '@/ui/form/CheckboxField'
import { DateField } from '@/ui/form/DateField'
import { Form } from '@/ui/form/Form'
import { FormLayout, WideField } from '@/ui/form/FormLayout'
import { NumberField } from '@/ui/form/NumberField'
import { TextField } from '@/ui/form/TextField'
import { useFormDraft } from '@/ui/form/useFormDraft'
import { Columns, Stack } from '@/ui/layout/layout'
import { Note } from '@/ui/Note'

import { initialDetails, type PaperDetails, restoreDetails } from './paperDetails'

/** The lengths of the fields are limited, so that three permission slips fit on a sheet. */
const fieldLook = { optional: 'unmarked', autoComplete: 'off' } as const

interface PaperFormProps {
  userId: number
  visit: SentVisit
  /** Whether the paper is printed once per student. */
  isPerStudent?: boolean
  /** Renders the paper beside the fields, or below them on narrow screens. */
  children: (details: PaperDetails) => ReactNode
}

/** The details of a visit, filled in as far as this device knows them. Both papers share the changes. */
export function PaperForm({ userId, visit, isPerStudent = false, children }: PaperFormProps) {
  const draft = useFormDraft({
    stored: paperDraft(userId, visit.appointmentId),
    initial: () => initialDetails(visit),
    restore: restoreDetails,
    toStored: (values) => ({ ...values }),
  })
  return (
    <Form id="papers" aria-label="Datos de la hoja" {...draft.formValues}>
      <Columns gap={5} ratio="5:7">
        <Stack gap={4} className="no-print">
          {draft.status === 'blocked' && (
            <Note tone="warn" live="polite" title="Este navegador no guarda tus cambios">
              Imprime antes de cerrar esta hoja.
            </Note>
          )}
          <p>
            Revisa los datos. Lo que dejes vacío queda como una línea para escribir; si dejas vacío el costo, no
            aparece.
          </p>
          <FormLayout pairs>
            <DateField name="date" label="Fecha" optional="unmarked" />
            <TextField name="time" label="Hora" maxLength={20} {...fieldLook} />
            {isPerStudent && <NumberField name="students" label="Estudiantes" optional="unmarked" />}
            <TextField name="group" label="Grupo" maxLength={30} {...fieldLook} />
            <TextField name="meetingPlace" label="Punto de reunión" maxLength={60} {...fieldLook} />
            <TextField name="returnTime" label="Hora de regreso" maxLength={40} {...fieldLook} />
            <TextField name="bring" label="Qué llevar" maxLength={90} {...fieldLook} />
            <NumberField name="cost" label="Costo por estudiante, en pesos" optional="unmarked" />
            <WideField>
              <CheckboxField name="isConfirmed" optional>
                El museo ya confirmó
              </CheckboxField>
            </WideField>
          </FormLayout>
        </Stack>
        <Preview>{children}</Preview>
      </Columns>
    </Form>
  )
}

/** Not deferred: print takes the paper as it is, and would show the details from before the last keys. */
const Preview = ({ children }: Pick<PaperFormProps, 'children'>) => children(useFormikContext<PaperDetails>().values)
