import type { FormikHelpers } from 'formik'
import { useEffect, useState } from 'react'
import { Navigate } from 'react-router-dom'

import type { ContactMessage } from '@/api/contacts'
import { contactDraft, withDraftTexts } from '@/model/drafts'
import { paths } from '@/model/paths'
import type { Failure, RequestState } from '@/lib/requestState'
import type { SessionUser } from '@/model/session'
import { selectExpired, selectUser } from '@/store/authSlice'
import { messageKey, sendMessage } from '@/store/sendMessage'
import { useAppDispatch, useAppSelector, useAppStore, useRequest, useUser } from '@/store/hooks'
import { outcomesCleared, requestKey } from '@/store/request'
import { selectSentVisits } from '@/store/visitRequestSlice'
import { Button } from '@/ui/Button'
import { DraftStatus } from '@/ui/form/DraftStatus'
import { ErrorSummary } from '@/ui/form/ErrorSummary'
import { TextAreaField } from '@/ui/form/TextAreaField'
import { Form } from '@/ui/form/Form'
import { FormLayout } from '@/ui/form/FormLayout'
import { PrivacyLine } from '@/ui/form/PrivacyLine'
import { TextField } from '@/ui/form/TextField'
import { useFormDraft } from '@/ui/form/useFormDraft'
import { Stack } from '@/ui/layout/layout'
import { Note } from '@/ui/Note'
import { TelephoneLink } from '@/ui/TelephoneLink'
import { useIsOnline } from '@/ui/useIsOnline'

import styles from './ContactDialog.module.css'
import { blankMessage, contactSchema, visitMessage } from './contactSchema'

const SUCCESS_MS = 4000
const ERROR_MS = 3000

/** The contact form. @param folio the visit that a signed-in user writes about (see `visitMessage`) */
export function ContactForm({ folio = null }: { folio?: string | null }) {
  const user = useUser()
  // From the store: during hydration the hook returns null, and a changed key would discard input.
  const signedIn = selectUser(useAppStore().getState())
  const about = signedIn && folio
  const key = messageKey(signedIn?.id ?? null, about)
  const request = useRequest(sendMessage, key)
  const unsent = useAppSelector(selectExpired)?.unsent
  return (
    <Stack gap={5}>
      {unsent !== undefined && (
        <Note tone="warn" live="polite" title="Tu sesión terminó. Inicia sesión de nuevo.">
          <p>{unsent}</p>
        </Note>
      )}
      {/* Another user gets an empty form and never sees the previous user's message. */}
      <PersonalContactForm key={key} user={user} folio={about} request={request} />
    </Stack>
  )
}

interface PersonalContactFormProps {
  user: SessionUser | null
  folio: string | null
  request: RequestState
}

function PersonalContactForm({ user, folio, request }: PersonalContactFormProps) {
  const dispatch = useAppDispatch()
  // The outcome of a form that the user has left does not navigate.
  const [atMount] = useState(request)
  const visits = useAppSelector(selectSentVisits)
  // Kept when the error message disappears, because the advice above it stays visible.
  const [lastFailure, setLastFailure] = useState<Failure | null>(null)
  const blank = { ...blankMessage(user), ...(user && folio !== null && visitMessage(folio, visits)) }
  const draft = useFormDraft({
    stored: contactDraft(user?.id ?? null, folio),
    initial: () => blank,
    restore: withDraftTexts,
    toStored: (values) => ({ ...values }),
    onCleared() {
      setLastFailure(null)
      dispatch(outcomesCleared(sendMessage))
    },
  })

  async function send(message: ContactMessage, { resetForm }: FormikHelpers<ContactMessage>) {
    setLastFailure(null)
    const result = await dispatch(
      sendMessage({ message: contactSchema.cast(message), userId: user?.id ?? null, folio }),
    )
    if (sendMessage.rejected.match(result)) setLastFailure(result.payload ?? null)
    else if (folio === null) resetForm({ values: blank })
  }

  return (
    <Stack gap={5}>
      {/* Otherwise the form would begin the same message again. */}
      {folio !== null && request.status === 'done' && request !== atMount && <Navigate to={paths.contact} replace />}
      {(draft.wasRestored || draft.cleared) && (
        <DraftStatus draft={draft} place={user ? undefined : 'en esta pestaña'} fillsRoom={false} />
      )}
      <Form
        key={draft.version}
        id="contact"
        aria-label="Contacto"
        {...draft.formValues}
        schema={contactSchema}
        validatesFromMount
        isSending={request.status === 'loading'}
        onSubmit={send}
      >
        <FormLayout>
          <ErrorSummary />
          <TextField name="subject" label="Asunto" />
          <TextField name="email" label="Correo electrónico" type="email" autoComplete="email" />
          <TextAreaField name="message" label="Mensaje" rows={3} />
          <PrivacyLine>Usamos tu correo y tu mensaje para responderte.</PrivacyLine>
          <div className={styles.send}>
            <Button type="submit" size="l" icon="mail" busyLabel="Enviando…">
              Enviar mensaje
            </Button>
          </div>
          <MessageOutcome request={request} lastFailure={lastFailure} />
        </FormLayout>
      </Form>
    </Stack>
  )
}

/** Shows the success message for 4 s, or the error message for 3 s. Above them, advice and a missing connection stay. */
function MessageOutcome({ request: own, lastFailure }: { request: RequestState; lastFailure: Failure | null }) {
  const dispatch = useAppDispatch()
  const keyOfUser = requestKey(sendMessage.typePrefix, useUser()?.id)
  // A success about a visit too, because that message's form is no longer shown. Its key continues the user's key.
  const sent = useAppSelector(
    ({ auth: { user }, contact: { requests } }) =>
      user &&
      Object.entries(requests).find(([key, { status }]) => status === 'done' && key.startsWith(`${keyOfUser}/`))?.[1],
  )
  const request = sent && own.status !== 'loading' && !lastFailure ? sent : own
  const { status } = request
  const failure = status === 'failed' ? request.failure : null
  // Without an attempt on this page, `failure` is about an attempt before a reload.
  const advised = lastFailure ?? failure
  const isUnsent = advised?.kind === 'unsent' && !advised.isDoubtful
  const isOnline = useIsOnline()
  const connection = isOnline ? 'Ya hay conexión.' : 'Sin conexión.'
  const advice = isUnsent
    ? `${connection} Tu mensaje no se envió. Sigue escrito aquí.`
    : (advised?.advice ?? connection)
  const isNew = status === 'done' || (failure !== null && failure === lastFailure)

  useEffect(() => {
    if (!isNew) return undefined
    const clear = () => dispatch(outcomesCleared(sendMessage))
    const timer = setTimeout(clear, status === 'done' ? SUCCESS_MS : ERROR_MS)
    return () => clearTimeout(timer)
  }, [isNew, status, dispatch])

  if (status !== 'done' && !advised && isOnline) return null
  return (
    <Stack gap={3}>
      {(advised !== null || !isOnline) && (
        <Note tone="warn" live="polite">
          <p key={advice}>
            {advice} También puedes llamar al <TelephoneLink />.
          </p>
        </Note>
      )}
      {status === 'done' && <Note tone="ok" live="polite" title={request.message} />}
      {failure && failure === advised && <Note tone="bad" live="assertive" title={failure.message} />}
    </Stack>
  )
}
