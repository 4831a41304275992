import { Formik, type FormikHelpers } from 'formik'
import { type ReactNode, useCallback } from 'react'

import type { Option } from '@/api/lookups'
import { today } from '@/lib/dates'
import { paths } from '@/lib/paths'
import type { ChosenService } from '@/lib/personalStorage'
import type { List } from '@/store/list'
import type { RequestState } from '@/store/request'
import { Block } from '@/ui/Block'
import { Button } from '@/ui/Button'
import { ErrorSummary } from '@/ui/ErrorSummary'
import { CheckboxField } from '@/ui/fields/CheckboxField'
import { DateField } from '@/ui/fields/DateField'
import { TextField } from '@/ui/fields/TextField'
import { Form } from '@/ui/Form'
import { FormLayout } from '@/ui/FormLayout'
import { KeepDraft } from '@/ui/KeepDraft'
import { ListFailure } from '@/ui/ListFailure'
import { Note } from '@/ui/Note'
import { Toggletip } from '@/ui/Toggletip'
import { useLaterValidation } from '@/ui/laterValidation'

import { AdultsFields } from './AdultsFields'
import { GroupsField } from './GroupsField'
import { OptionCards } from './OptionCards'
import { PreQuote } from './PreQuote'
import { TotalLine } from './TotalLine'
import styles from './VisitRequestForm.module.css'
import { VisitRequestFailure } from './VisitRequestFailure'
import { visitRequestSchema, type VisitRequestValues } from './visitRequestSchema'

interface VisitRequestFormProps {
  initialValues: VisitRequestValues
  service: ChosenService | null
  /** The block about the service, and what is said about the draft. */
  serviceSummary: ReactNode
  draftStatus: ReactNode
  schedules: List<Option>
  schoolGrades: List<Option>
  contactPreferences: List<Option>
  /** Somebody tried to send while the list of services was not there. */
  isServiceMissing: boolean
  request: RequestState
  onRetry: { schedules: () => unknown; schoolGrades: () => unknown; contactPreferences: () => unknown }
  onChange: (values: VisitRequestValues) => void
  onSubmit: (values: VisitRequestValues, helpers: FormikHelpers<VisitRequestValues>) => Promise<void>
}

/** Errors inside a group say which group. */
function groupLabel(name: string): string | undefined {
  const index = /^school_grades\.(\d+)\./.exec(name)?.[1]
  return index === undefined ? undefined : `Grupo ${Number(index) + 1}: `
}

export function VisitRequestForm(props: VisitRequestFormProps) {
  const validate = useLaterValidation<VisitRequestValues>(visitRequestSchema)
  const { service, schedules, schoolGrades, contactPreferences, request, onRetry, onChange } = props
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
                list={schedules}
                onRetry={onRetry.schedules}
              />
            </FormLayout>
          </Block>
          <Block title="Asistentes" intro="Registra de uno a cinco grupos, cada uno con su nivel educativo.">
            <GroupsField schoolGrades={schoolGrades.items} />
            <ListFailure request={schoolGrades.request} onRetry={onRetry.schoolGrades} />
            <AdultsFields />
          </Block>
        </div>
        <div className={styles.preQuote}>
          <PreQuote service={service} schoolGrades={schoolGrades.items} />
        </div>
        <div className={styles.after}>
          <Block title="Quién solicita">
            <FormLayout>
              <TextField name="teacher_name" label="Nombre del profesor" autoComplete="name" />
              <OptionCards
                name="contact_preference_id"
                label="Preferencia de contacto"
                columns={3}
                list={contactPreferences}
                onRetry={onRetry.contactPreferences}
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
              <TotalLine service={service} />
              {request.status === 'failed' && <VisitRequestFailure failure={request.failure} />}
              {props.isServiceMissing && (
                <Note tone="bad" live="assertive" title="Falta el servicio de tu visita">
                  <p>No pudimos cargar los servicios. Arriba, en «Servicio», presiona Reintentar y envía de nuevo.</p>
                </Note>
              )}
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
