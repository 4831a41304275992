import { Formik, type FormikHelpers } from 'formik'
import { type ReactNode, useCallback } from 'react'

import { today } from '@/lib/dates'
import { paths } from '@/lib/paths'
import type { RequestState } from '@/store/request'
import {
  loadContactPreferences,
  loadSchedules,
  selectContactPreferences,
  selectSchedules,
} from '@/store/visitRequestSlice'
import { Block } from '@/ui/Block'
import { Button } from '@/ui/Button'
import { ErrorSummary } from '@/ui/ErrorSummary'
import { CheckboxField } from '@/ui/fields/CheckboxField'
import { DateField } from '@/ui/fields/DateField'
import { TextField } from '@/ui/fields/TextField'
import { Form } from '@/ui/Form'
import { FormLayout } from '@/ui/FormLayout'
import { KeepDraft } from '@/ui/KeepDraft'
import { Toggletip } from '@/ui/Toggletip'
import { useLaterValidation } from '@/ui/laterValidation'

import { AdultsFields } from './AdultsFields'
import { GroupsField } from './GroupsField'
import { MissingService } from './MissingService'
import { OptionCards } from './OptionCards'
import { PreQuote } from './PreQuote'
import { SchoolGradesFailure } from './SchoolGradesFailure'
import { TotalLine } from './TotalLine'
import styles from './VisitRequestForm.module.css'
import { VisitRequestFailure } from './VisitRequestFailure'
import { visitRequestSchema, type VisitRequestValues } from './visitRequestSchema'

interface VisitRequestFormProps {
  initialValues: VisitRequestValues
  /** The block about the service, and what is said about the draft. */
  serviceSummary: ReactNode
  draftStatus: ReactNode
  /** Somebody tried to send while the list of services was not there. */
  isServiceMissing: boolean
  request: RequestState
  onChange: (values: VisitRequestValues) => void
  onSubmit: (values: VisitRequestValues, helpers: FormikHelpers<VisitRequestValues>) => Promise<void>
}

/** Errors inside a group say which group. */
function groupLabel(name: string): string | undefined {
  const index = /^school_grades\.(\d+)\./.exec(name)?.[1]
  return index === undefined ? undefined : `Grupo ${Number(index) + 1}: `
}

/** The parts read their lists themselves: as each arrives, only its own part is drawn again. */
export function VisitRequestForm(props: VisitRequestFormProps) {
  const validate = useLaterValidation<VisitRequestValues>(visitRequestSchema)
  const { request, onChange } = props
  const keep = useCallback((values: VisitRequestValues) => onChange(values), [onChange])

  return (
    <Formik initialValues={props.initialValues} validate={validate} onSubmit={props.onSubmit}>
      <Form className={styles.form}>
        <KeepDraft<VisitRequestValues> onChange={keep} />
        <div className={styles.before}>
          {props.draftStatus}
          <ErrorSummary labelOf={groupLabel} />
          <Block title="Servicio">{props.serviceSummary}</Block>
          <Block title="Fecha y horario">
            <FormLayout>
              <div className={styles.date}>
                <DateField
                  name="date"
                  label="Fecha de visita"
                  hint="Un ejecutivo del museo la confirma o te propone otra."
                  min={today()}
                  labelExtra={
                    <Toggletip label="Sobre la fecha">
                      Un ejecutivo del museo confirmará o actualizará la fecha.
                    </Toggletip>
                  }
                />
              </div>
              <OptionCards
                name="schedule_id"
                label="Horario"
                columns="time"
                select={selectSchedules}
                load={loadSchedules}
              />
            </FormLayout>
          </Block>
          <Block title="Asistentes" intro="Registra de uno a cinco grupos, cada uno con su nivel educativo.">
            <GroupsField />
            <SchoolGradesFailure />
            <AdultsFields />
          </Block>
        </div>
        <div className={styles.preQuote}>
          <PreQuote />
        </div>
        <div className={styles.after}>
          <Block title="Quién solicita">
            <FormLayout>
              <TextField name="teacher_name" label="Nombre del profesor" autoComplete="name" />
              <OptionCards
                name="contact_preference_id"
                label="Preferencia de contacto"
                columns={3}
                select={selectContactPreferences}
                load={loadContactPreferences}
              />
            </FormLayout>
          </Block>
          <Block title="Enviar">
            <FormLayout>
              <div>
                <CheckboxField name="terms">Acepto los términos y condiciones</CheckboxField>
                <p>
                  <a href={paths.terms} target="_blank" rel="noopener">
                    Leer los términos y condiciones
                  </a>{' '}
                  (se abren en otra pestaña; tu avance se queda aquí)
                </p>
              </div>
              <TotalLine />
              {request.status === 'failed' && <VisitRequestFailure failure={request.failure} />}
              {props.isServiceMissing && <MissingService />}
              <div className={styles.submit}>
                <Button type="submit" size="l" busy={request.status === 'loading'} busyLabel="Enviando…">
                  Enviar solicitud
                </Button>
              </div>
            </FormLayout>
          </Block>
        </div>
      </Form>
    </Formik>
  )
}
