import { dateInWords, daysUntil, today, weekdayOf } from '@/lib/dates'
import { settings } from '@/lib/env'
import { paths } from '@/lib/paths'
import type { SessionUser } from '@/lib/session'
import { loadSchoolGrades } from '@/store/authSlice'
import { useAppSelector } from '@/store/hooks'
import type { RequestState } from '@/store/request'
import { loadContactPreferences, loadSchedules, loadServices, selectService } from '@/store/visitRequestSlice'
import { Block } from '@/ui/page/Block'
import { Button } from '@/ui/Button'
import { ErrorSummary } from '@/ui/fields/ErrorSummary'
import { CheckboxField } from '@/ui/fields/CheckboxField'
import { DateField } from '@/ui/fields/DateField'
import { DraftStatus } from '@/ui/fields/DraftStatus'
import { NumberField } from '@/ui/fields/NumberField'
import { TextField } from '@/ui/form/TextField'
import { Form } from '@/ui/form/Form'
import { FormLayout } from '@/ui/form/FormLayout'
import { Note } from '@/ui/Note'
import { RequestFailure } from '@/ui/RequestFailure'

import { PrivacyLine } from '@/ui/form/PrivacyLine'
import { closedDayNotice } from './closedDayNotice'
import { GroupsField } from './GroupsField'
import { OptionCards } from './OptionCards'
import { PreQuote, TotalLine } from './PreQuote'
import { RequestedBefore } from './RequestedBefore'
import { ServiceSection } from './ServiceSection'
import { useVisitDraft } from './useVisitDraft'
import styles from './VisitRequestForm.module.css'
import { visitRequestSchema, type VisitRequestValues } from './visitRequestSchema'

interface VisitRequestFormProps {
  user: SessionUser
  /** The form was submitted while there was no service. */
  isServiceMissing: boolean
  request: RequestState
  onSubmit: (values: VisitRequestValues) => Promise<void>
}

const SUNDAY = 0

/** A date from today on, in words. Said and not refused: that the museum is closed, and a Sunday, which few schools mean. */
function remarkOn(date: string): string | undefined {
  if (!(daysUntil(date) >= 0)) return undefined
  const sunday = weekdayOf(date) === SUNDAY ? 'Es domingo: revisa que sea el día que quieres.' : undefined
  return [dateInWords(date), closedDayNotice(date) ?? sunday].filter((sentence) => sentence !== undefined).join('. ')
}

/** For the error summary: errors of a group's fields begin with the group's number. */
function groupLabel(name: string): string | undefined {
  const index = /^school_grades\.(\d+)\./.exec(name)?.[1]
  return index === undefined ? undefined : `Grupo ${Number(index) + 1}: `
}

export function VisitRequestForm({ user, isServiceMissing, request, onSubmit }: VisitRequestFormProps) {
  const draft = useVisitDraft(user)
  const service = useAppSelector(selectService)

  return (
    <Form
      key={draft.version}
      className={styles.form}
      initialValues={draft.initialValues}
      schema={visitRequestSchema}
      onChange={draft.keep}
      onSubmit={onSubmit}
    >
      <div className={styles.before}>
        <RequestedBefore user={user} />
        <DraftStatus {...draft.facts} onClear={draft.clear} onUndo={draft.undo}>
          {draft.hasDroppedDate && (
            <Note tone="warn" live="polite" title="La fecha que habías elegido ya pasó">
              <p>Elige otra fecha; lo demás sigue como lo dejaste.</p>
            </Note>
          )}
        </DraftStatus>
        <ErrorSummary labelOf={groupLabel} />
        <Block title="Servicio">
          <ServiceSection userId={user.id} />
        </Block>
        <Block title="Fecha y horario">
          <FormLayout>
            <div className={styles.date}>
              <DateField
                name="date"
                label="Fecha de visita"
                hint="Un ejecutivo del museo confirmará o actualizará la fecha."
                min={today()}
                remark={remarkOn}
              />
            </div>
            <OptionCards
              name="schedule_id"
              label="Horario"
              columns="time"
              load={loadSchedules}
              missing="los horarios"
              after={[loadServices]}
            />
          </FormLayout>
        </Block>
        <Block
          title="Asistentes"
          intro="Agrega un grupo por cada nivel educativo y, dentro de un nivel, por cada grado."
        >
          <GroupsField />
          <div className={styles.adults}>
            <NumberField name="teachers" label="Profesores" min={1} />
            <NumberField name="parents" label="Padres de familia" optional />
          </div>
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
              load={loadContactPreferences}
              missing="las formas de contacto"
              after={[loadServices, loadSchedules, loadSchoolGrades]}
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
                (se abren en otra pestaña)
              </p>
            </div>
            <PrivacyLine notice={settings.museum.privacyNoticeUrl}>
              Usamos estos datos para organizar la visita y comunicarnos contigo.
            </PrivacyLine>
            <div className={styles.total}>
              <TotalLine />
            </div>
            {request.status === 'failed' && <RequestFailure failure={request.failure} />}
            {isServiceMissing && !service && (
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
  )
}
