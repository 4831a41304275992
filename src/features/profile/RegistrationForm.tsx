import { useFormikContext } from 'formik'
import { Suspense, useDeferredValue } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'

import art from '@/art/r1-revisa-tu-correo.svg'
import { type DraftValues, registrationDraft } from '@/model/drafts'
import { passwordParts } from '@/lib/fieldRules'
import { AGE_RULE } from '@/model/museum'
import { paths } from '@/model/paths'
import { isTeacherProfile } from '@/model/session'
import type { Failure, RequestState } from '@/lib/requestState'
import { emailPrefilled } from '@/store/authSlice'
import { useAppDispatch } from '@/store/hooks'
import { register } from '@/store/registration'
import { outcomesCleared } from '@/store/request'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import { Email } from '@/ui/Email'
import { DraftStatus } from '@/ui/form/DraftStatus'
import { ErrorSummary } from '@/ui/form/ErrorSummary'
import { Form } from '@/ui/form/Form'
import { PasswordField } from '@/ui/form/PasswordField'
import { PrivacyLine } from '@/ui/form/PrivacyLine'
import { useFormDraft } from '@/ui/form/useFormDraft'
import { Stack } from '@/ui/layout/layout'
import { LoadingBlock } from '@/ui/LoadingBlock'
import { FormSection } from '@/ui/page/FormSection'
import { Result } from '@/ui/Result'
import { RequestFailure } from '@/ui/RequestFailure'
import { Skeleton } from '@/ui/Skeleton'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

import { EmailField } from './EmailField'
import { ProfileChoice } from './ProfileChoice'
import { PersonFields, SchoolFields, ThemesField } from './ProfileFields'
import {
  emptyRegistration,
  registrationSchema,
  type RegistrationValues,
  toRegistrationPayload,
  withDraft,
  withoutPassword,
} from './registrationSchema'

interface RegistrationFormProps {
  /** The preselected profile's id, or ''. */
  profileId: string
  request: RequestState
  onSend: (draft: DraftValues) => void
}

/** Asks for the profile first, and for everything else once it is chosen. Stores a draft in the tab for an hour. */
export function RegistrationForm({ profileId, request, onSend }: RegistrationFormProps) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const draft = useFormDraft({
    stored: registrationDraft,
    initial: () => ({ ...emptyRegistration, profile_id: profileId }),
    restore: withDraft,
    toStored: withoutPassword,
    onCleared: () => dispatch(outcomesCleared(register)),
  })

  function change(values: RegistrationValues) {
    draft.save(values)
    // Otherwise the link's profile would win over the user's choice after a reload.
    if (profileId !== '' && values.profile_id !== profileId) void navigate({ search: '' }, { replace: true })
  }

  function send(values: RegistrationValues) {
    onSend(withoutPassword(values))
    return dispatch(register(toRegistrationPayload(values)))
  }

  return (
    <>
      {draft.wasRestored && <DraftStatus draft={draft} place="en esta pestaña" />}
      <Form
        id="registration"
        key={draft.version}
        {...draft.formValues}
        schema={registrationSchema}
        onChange={change}
        isSending={request.status === 'loading'}
        onSubmit={send}
      >
        <ErrorSummary />
        <Questions request={request} />
        {draft.wasRestored && (
          <p className="small muted">Lo que escribes se guarda una hora en esta pestaña, menos tu contraseña.</p>
        )}
      </Form>
    </>
  )
}

/** Asks for the profile. The other questions render after the chosen card, which would otherwise wait for them. */
function Questions({ request }: { request: RequestState }) {
  const profile = useDeferredValue(useFormikContext<RegistrationValues>().values.profile_id)

  return (
    <>
      <FormSection title="¿Quién eres?">
        <ProfileChoice />
        {profile === '' && (
          <div>
            <Button type="submit" size="l">
              Continuar
            </Button>
          </div>
        )}
      </FormSection>
      {profile !== '' && <PersonFields />}
      {profile !== '' && (
        // Around all that follows, so that none moves when the fields about the school arrive.
        <Suspense
          fallback={
            <LoadingBlock>
              <Skeleton height="var(--screen)" />
            </LoadingBlock>
          }
        >
          <Details request={request} isTeacher={isTeacherProfile(profile)} />
        </Suspense>
      )}
    </>
  )
}

function Details({ request, isTeacher }: { request: RequestState; isTeacher: boolean }) {
  return (
    <>
      {isTeacher && (
        <FormSection title="Tu escuela" pairs>
          <SchoolFields otherSchool="first" />
        </FormSection>
      )}
      <FormSection title="Temas de interés">
        <ThemesField />
      </FormSection>
      <FormSection title="Tu acceso">
        <EmailField hint="Aquí te llega el enlace de validación" />
        <PasswordField name="password" label="Contraseña" autoComplete="new-password" checklist={passwordParts} />
        <Stack gap={2} className="small muted">
          <PrivacyLine>
            Usamos tus datos para crear tu cuenta, enviarte tu entrada y atender tus solicitudes.
          </PrivacyLine>
          <p>
            Al crear tu cuenta aceptas los{' '}
            <a href={paths.terms} target="_blank" rel="noopener">
              términos y condiciones
              <VisuallyHidden> (en otra pestaña)</VisuallyHidden>
            </a>
            . {AGE_RULE}
          </p>
        </Stack>
        {request.status === 'failed' && <RegistrationFailure failure={request.failure} />}
        <div>
          <Button type="submit" size="l" busyLabel="Creando tu cuenta…">
            Crear cuenta
          </Button>
        </div>
      </FormSection>
    </>
  )
}

/** Shows why no account was created, with links for users who may already have an account. */
function RegistrationFailure({ failure }: { failure: Failure }) {
  const { values } = useFormikContext<RegistrationValues>()
  const dispatch = useAppDispatch()
  const prefillEmail = () => dispatch(emailPrefilled(values.email))
  const hasAnswer = failure.kind === 'refused' || failure.kind === 'fault'

  return (
    <RequestFailure
      failure={failure}
      actions={
        hasAnswer && (
          <>
            <Link to={paths.login} onClick={prefillEmail}>
              Iniciar sesión
            </Link>
            <Link to={paths.passwordRecovery} onClick={prefillEmail}>
              Recuperar contraseña
            </Link>
          </>
        )
      }
    />
  )
}

interface RegistrationDoneProps {
  /** The visit that the new teacher chose before, or ''. */
  visit: string
  message: string
  recipient?: string
  onAgain: () => void
}

export function RegistrationDone({ visit, message, recipient, onAgain }: RegistrationDoneProps) {
  const { search } = useLocation()
  return (
    <Result
      title="Revisa tu correo"
      documentTitle="Registro"
      message={message}
      art={art}
      steps={[
        'Abre el correo o búscalo en spam.',
        'Abre el enlace que trae.',
        visit === ''
          ? 'Inicia sesión y recibe tu entrada.'
          : `Inicia sesión: te esperan tu visita ${visit} y tu entrada.`,
      ]}
      actions={
        <>
          <ButtonLink to={paths.login} tone="secondary">
            Iniciar sesión
          </ButtonLink>
          <Link to={{ search }} onClick={onAgain}>
            ¿No es tu correo? Crea la cuenta de nuevo
          </Link>
        </>
      }
    >
      <p>
        <Email address={recipient} />
      </p>
      <p>Te hemos enviado un correo. Por favor revisa tu bandeja de entrada para validar tu cuenta.</p>
    </Result>
  )
}
