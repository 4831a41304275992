import { useFormikContext } from 'formik'
import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'

import { spacedPhone } from '@/lib/addresses'
import { formatDate } from '@/lib/dateTexts'
import { today, todayInYears } from '@/lib/dates'
import { visitDraft } from '@/model/drafts'
import { paths } from '@/model/paths'
import { countPeople, peopleInWords } from '@/model/groupSize'
import { visitGroupSize } from '@/model/visitGroupSize'
import { upcomingVisit } from '@/model/visits'
import type { SessionUser } from '@/model/session'
import { formResumed, loadSchoolGrades, selectInterrupted, selectUserData } from '@/store/authSlice'
import { useAppDispatch, useAppSelector, useAppStore, useRequest } from '@/store/hooks'
import { outcomesCleared, requestKey } from '@/store/request'
import { requestVisit } from '@/store/sendVisit'
import {
  loadContactPreferences,
  loadSchedules,
  selectHasUpcomingVisit,
  selectSentVisits,
  selectService,
} from '@/store/visitRequestSlice'
import { FormSection } from '@/ui/page/FormSection'
import { Button } from '@/ui/Button'
import { ErrorSummary } from '@/ui/form/ErrorSummary'
import { CheckboxField } from '@/ui/form/CheckboxField'
import { DateField } from '@/ui/form/DateField'
import { DraftStatus } from '@/ui/form/DraftStatus'
import { NumberField } from '@/ui/form/NumberField'
import { TextField } from '@/ui/form/TextField'
import { Form } from '@/ui/form/Form'
import { FormLayout } from '@/ui/form/FormLayout'
import { useFormDraft } from '@/ui/form/useFormDraft'
import { Note } from '@/ui/Note'
import { RequestFailure } from '@/ui/RequestFailure'
import { PrivacyLine } from '@/ui/form/PrivacyLine'
import { Stack } from '@/ui/layout/layout'

import { GroupsField } from './GroupsField'
import { OptionCards, Schedules } from './OptionCards'
import { ServiceSection } from './ServiceSection'
import { VisitReceipt } from './VisitReceipt'
import styles from './VisitRequestForm.module.css'
import {
  chosenDay,
  dayNotice,
  hasPassedDate,
  initialVisitRequest,
  nameOf,
  restoreDraft,
  toAttendees,
  toDraft,
  toSentVisit,
  toVisitPayload,
  visitRequestSchema,
  type VisitRequestValues,
} from './visitRequestSchema'

export function VisitRequestForm({ user }: { user: SessionUser }) {
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const draft = useVisitDraft(user)
  const request = useRequest(requestVisit, user.id)
  // The outcome of a form that the user has left does not navigate.
  const [atMount] = useState(request)
  const isSent = request.status === 'done' && request !== atMount
  const navigate = useNavigate()
  useEffect(() => {
    if (isSent) void navigate(paths.sentVisit)
  }, [isSent, navigate])
  const service = useAppSelector(selectService)
  const [brought] = useState(() => groupBrought(user.id))
  const [isServiceMissing, setIsServiceMissing] = useState(false)
  const [hadUpcoming] = useState(useAppSelector(selectHasUpcomingVisit))

  async function send(values: VisitRequestValues) {
    setIsServiceMissing(service === null)
    if (!service) return
    const state = store.getState()
    const sentVisit = toSentVisit(values, service, {
      schedules: loadSchedules.select(state),
      schoolGrades: loadSchoolGrades.select(state),
      contactPreferences: loadContactPreferences.select(state),
    })
    await dispatch(requestVisit({ visit: toVisitPayload(values, user.id, service.id), sentVisit }))
  }

  return (
    <Form
      id="visit-request"
      key={draft.version}
      className={styles.form}
      {...draft.formValues}
      schema={visitRequestSchema}
      isSending={request.status === 'loading'}
      onSubmit={send}
    >
      <div>
        <DraftStatus draft={draft} restored={brought}>
          <RequestedBefore />
          <DroppedDate userId={user.id} />
        </DraftStatus>
        <ErrorSummary labelOf={groupLabel} />
        <FormSection title="Servicio">
          <ServiceSection userId={user.id} />
        </FormSection>
        <FormSection title="Fecha y horario">
          <DateField
            name="date"
            label="Fecha de visita"
            hint="Un ejecutivo del museo confirmará o actualizará la fecha."
            min={today()}
            max={todayInYears(2)}
            remark={dayNotice}
          />
          <Schedules />
        </FormSection>
        <FormSection
          title="Asistentes"
          intro="Puedes agregar hasta cinco grupos: uno por cada nivel educativo o uno por cada salón, como prefieras."
        >
          <GroupsField />
          <FormLayout pairs>
            <NumberField name="teachers" label="Profesores" min={1} />
            <NumberField name="parents" label="Padres de familia" optional />
          </FormLayout>
        </FormSection>
        <FormSection title="Quién solicita">
          <TextField name="teacher_name" label="Nombre del profesor" autoComplete="name" />
          <OptionCards
            name="contact_preference_id"
            label="Preferencia de contacto"
            columns="three"
            load={loadContactPreferences}
            listName="las formas de contacto"
          />
          <ContactDetails />
        </FormSection>
      </div>
      <div className={styles.preQuote}>
        <PreQuote />
      </div>
      <Stack gap={5} className={`${styles.after} ruled`}>
        <Stack gap={3}>
          <CheckboxField name="terms">Acepto los términos y condiciones</CheckboxField>
          <p>
            <a href={paths.terms} target="_blank" rel="noopener">
              Leer los términos y condiciones
            </a>{' '}
            (se abren en otra pestaña)
          </p>
        </Stack>
        <PrivacyLine>Usamos estos datos para organizar la visita y comunicarnos contigo.</PrivacyLine>
        {request.status === 'failed' && <RequestFailure failure={request.failure} />}
        {isServiceMissing && !service && (
          <Note tone="bad" live="assertive" title="Falta el servicio de tu visita">
            <p>No pudimos cargar los servicios. Arriba, en «Servicio», presiona Reintentar y envía de nuevo.</p>
          </Note>
        )}
        <Stack gap={4} align="start">
          {/* Again, for a request that another tab has sent since the form was opened. */}
          <div aria-live="polite">{!hadUpcoming && <RequestedBefore />}</div>
          <Button type="submit" size="l" busyLabel="Enviando…">
            Enviar solicitud
          </Button>
        </Stack>
      </Stack>
    </Form>
  )
}

function PreQuote() {
  const { values } = useFormikContext<VisitRequestValues>()
  const people = toAttendees(values, useAppSelector(loadSchoolGrades.select))
  const chosen = chosenDay(values.date, nameOf(useAppSelector(loadSchedules.select), values.schedule_id))
  return <VisitReceipt service={useAppSelector(selectService)} people={people} chosen={chosen} />
}

function ContactDetails() {
  const profile = useAppSelector(selectUserData)
  if (!profile) return null
  return (
    <p className="whole-links">
      El museo usará los datos de tu cuenta: {[profile.email, spacedPhone(profile.phone)].filter(Boolean).join(' y ')}.{' '}
      <Link to={paths.account}>Cambiar en Mi cuenta</Link>
    </p>
  )
}

function useVisitDraft(user: SessionUser) {
  const dispatch = useAppDispatch()
  const interrupted = useAppSelector(selectInterrupted)
  // If the session ended during sending, the terms stay accepted, so that one click sends the request again.
  const [wasSent] = useState(interrupted === requestKey(requestVisit.typePrefix, user.id))
  useEffect(() => void dispatch(formResumed()), [dispatch])
  return useFormDraft({
    stored: visitDraft(user.id),
    initial: () => initialVisitRequest(user),
    restore: (stored, initial) => ({ ...restoreDraft(stored, initial), terms: wasSent }),
    toStored: toDraft,
    onCleared: () => dispatch(outcomesCleared(requestVisit)),
  })
}

/** Returns the text about a draft that has only the group of the services page; undefined for any other draft. */
function groupBrought(userId: number): string | undefined {
  const stored = visitDraft(userId).read() ?? {}
  const group = visitGroupSize(userId).read()
  return group && !('date' in stored) ? `Trajimos tu grupo: ${peopleInWords(countPeople(group))}` : undefined
}

/** Tells the user that the draft's date was omitted because it has passed. Shown while the date is empty. */
function DroppedDate({ userId }: { userId: number }) {
  const { values } = useFormikContext<VisitRequestValues>()
  const [isDropped] = useState(() => hasPassedDate(visitDraft(userId).read() ?? {}))
  if (!isDropped || values.date !== '') return null
  return (
    <Note tone="warn" live="polite" title="La fecha que habías elegido ya pasó">
      <p>Elige otra fecha; lo demás sigue como lo dejaste.</p>
    </Note>
  )
}

/** Points out an upcoming visit, so that the teacher does not request the same visit twice. */
function RequestedBefore() {
  const visit = upcomingVisit(useAppSelector(selectSentVisits))
  if (!useAppSelector(selectHasUpcomingVisit)) return null
  const folio = visit ? `: folio ${visit.appointmentId}` : ''
  const day = visit && visit.date !== '' ? `, para el ${formatDate(visit.date)}` : ''
  return (
    <div className="lit">
      <span>{`Ya enviaste una solicitud${folio}${day}.`}</span> <Link to={paths.sentVisit}>Tu visita</Link>
    </div>
  )
}

function groupLabel(name: string): string | undefined {
  const index = /^school_grades\.(\d+)\./.exec(name)?.[1]
  return index === undefined ? undefined : `Grupo ${Number(index) + 1}: `
}
