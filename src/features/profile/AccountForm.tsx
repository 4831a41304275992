import { useFormikContext } from 'formik'
import { type ReactNode, Suspense, useEffectEvent, useLayoutEffect, useState } from 'react'
import { Link } from 'react-router-dom'

import { spacedPhone } from '@/lib/addresses'
import { formatDay } from '@/lib/dateTexts'
import { accountDraft } from '@/model/drafts'
import { paths } from '@/model/paths'
import type { RequestState } from '@/lib/requestState'
import { isTeacherProfile, profileName, type SessionUser } from '@/model/session'
import { emailPrefilled, loadAccount, loadTopics } from '@/store/authSlice'
import { useAppDispatch, useAppSelector, useRequest } from '@/store/hooks'
import { saveAccount } from '@/store/saveAccount'
import { outcomesCleared } from '@/store/request'
import { Button } from '@/ui/Button'
import { DetailsSummary } from '@/ui/DetailsSummary'
import { FactList } from '@/ui/FactList'
import { DraftStatus } from '@/ui/form/DraftStatus'
import { ErrorSummary } from '@/ui/form/ErrorSummary'
import { Form } from '@/ui/form/Form'
import { FormLayout, WideField } from '@/ui/form/FormLayout'
import { useFormDraft } from '@/ui/form/useFormDraft'
import { changedFields } from '@/ui/form/withFilled'
import { Stack } from '@/ui/layout/layout'
import { Note } from '@/ui/Note'
import type { FormSectionProps } from '@/ui/page/FormSection'
import { RequestFailure } from '@/ui/RequestFailure'
import { Skeleton } from '@/ui/Skeleton'

import { accountSchema, inputOf, isSameProfile, toProfilePayload } from './accountSchema'
import { EmailField } from './EmailField'
import { SchoolFields, TeacherPersonFields, ThemesField } from './ProfileFields'
import { OTHER_SCHOOL, type RegistrationValues, withDraft } from './registrationSchema'

export type RowId = 'person' | 'school' | 'themes' | 'access'

interface Rows {
  /** In the order in which they were opened. */
  openRows: readonly RowId[]
  onToggle: (row: RowId, isOpen: boolean) => void
}

/** `texts`: of the closed rows. `saving`: the save button with the result, for the row opened last. */
interface RowsState extends Rows {
  texts: Record<RowId, string>
  saving: ReactNode
}

/** The rows of the fields. All other fields are about the school. */
const fieldRows: Record<string, RowId> = {
  first_lastname: 'person',
  second_lastname: 'person',
  phone: 'person',
  theme_ids: 'themes',
  email: 'access',
}

function changedRows(values: RegistrationValues, profile: RegistrationValues) {
  const changed = Object.keys(changedFields(inputOf(values), inputOf(profile)))
  return new Set(changed.map((name) => fieldRows[name] ?? 'school'))
}

interface AccountFormProps extends Rows {
  user: SessionUser
  profile: RegistrationValues
}

/** The form for the user's own profile. Stores and sends only changes: another tab or device may save other fields. */
export function AccountForm(props: AccountFormProps) {
  const { user, profile, onToggle } = props
  const dispatch = useAppDispatch()
  const request = useRequest(saveAccount, user.id)
  const draft = useFormDraft({
    stored: accountDraft(user.id),
    initial: () => profile,
    restore: withDraft,
    toStored: (values) => changedFields(values, profile),
    isSame: isSameProfile,
    onCleared: () => {
      dispatch(outcomesCleared(saveAccount))
      // Another tab may have saved the draft.
      void dispatch(loadAccount(user.id))
    },
  })
  // By another tab.
  const isSaved = draft.cleared !== null && isSameProfile(draft.cleared, profile)
  const [newEmail, setNewEmail] = useState<string | null>(null)

  const { initialValues } = draft.formValues
  const openRestored = useEffectEvent((values: RegistrationValues) => {
    for (const row of changedRows(values, profile)) onToggle(row, true)
  })
  // Before the first paint, so that nothing moves.
  useLayoutEffect(() => openRestored(initialValues), [initialValues])

  async function save(values: RegistrationValues) {
    const [sent, before] = [toProfilePayload(values), toProfilePayload(profile)]
    const result = await dispatch(saveAccount({ user, changes: changedFields(sent, before) }))
    if (!saveAccount.fulfilled.match(result)) return
    // The account keeps the old e-mail until the user confirms the new address.
    setNewEmail(result.payload.email === sent.email ? null : sent.email)
  }

  return (
    <>
      <Form
        id="account"
        key={draft.version}
        {...draft.formValues}
        schema={accountSchema}
        onChange={(values) => draft.save(values) && dispatch(outcomesCleared(saveAccount))}
        isSending={request.status === 'loading'}
        onSubmit={save}
      >
        <Stack gap={5}>
          <ErrorSummary />
          <AccountRows {...props} hasDraft={draft.status !== 'none'}>
            <AccountOutcome request={request} email={profile.email} newEmail={newEmail} />
          </AccountRows>
        </Stack>
      </Form>
      <DraftStatus draft={{ ...draft, cleared: isSaved ? null : draft.cleared }} fillsRoom={false} />
    </>
  )
}

type AccountRowsProps = AccountFormProps & { hasDraft: boolean; children: ReactNode }

/** Shows the account in rows. A closed row shows its values, and whether they are unsaved. */
function AccountRows({ profile, hasDraft, children, ...rows }: AccountRowsProps) {
  const dispatch = useAppDispatch()
  const { values } = useFormikContext<RegistrationValues>()
  const { name, first_lastname, second_lastname, date_of_birth, email, phone, profile_id } = values
  const themes = useAppSelector(loadTopics.select).filter(({ id }) => values.theme_ids.includes(id))
  const role = profileName(Number(profile_id))
  const facts = (
    <FactList
      look="rows"
      facts={[
        ['Nombre(s)', name],
        ['Fecha de nacimiento', formatDay(date_of_birth) || <span className="muted">Sin registrar</span>],
        ['Tipo de perfil', role],
      ]}
    />
  )
  const texts = {
    person: joined('\n', `${name} ${first_lastname} ${second_lastname}`, joined(' · ', role, spacedPhone(phone))),
    school: joined('\n', (values.school !== OTHER_SCHOOL && values.school) || values.schoolName, values.subject),
    themes: joined(', ', ...themes.map((theme) => theme.name)),
    access: email,
  }
  for (const row of changedRows(values, profile)) texts[row] = joined('\n', texts[row], 'Sin guardar')
  const isOpen = rows.openRows.length > 0
  const saving = (
    <>
      {children}
      {(isOpen || hasDraft) && (
        <div>
          <Button type="submit" busyLabel="Guardando…">
            Guardar cambios
          </Button>
        </div>
      )}
    </>
  )
  const row = { ...rows, texts, saving }
  return (
    <>
      <div className="rows">
        {isTeacherProfile(profile_id) ? (
          <>
            <AccountRow {...row} id="person" title="Tus datos" pairs>
              <WideField>{facts}</WideField>
              <TeacherPersonFields />
            </AccountRow>
            <AccountRow {...row} id="school" title="Tu escuela" pairs>
              <Suspense fallback={<Skeleton height="25rem" />}>
                <SchoolFields otherSchool="last" />
              </Suspense>
            </AccountRow>
          </>
        ) : (
          <Stack gap={3}>
            <h2 className="h3">Tus datos</h2>
            {facts}
          </Stack>
        )}
        <AccountRow {...row} id="themes" title="Temas de interés">
          <ThemesField />
        </AccountRow>
        <AccountRow {...row} id="access" title="Tu acceso">
          <EmailField hint="Con él entras y aquí te escribimos" />
          <p>
            <Link to={paths.passwordRecovery} onClick={() => dispatch(emailPrefilled(profile.email))}>
              Cambiar tu contraseña
            </Link>{' '}
            con un enlace que te enviamos por correo.
          </p>
        </AccountRow>
      </div>
      {!isOpen && saving}
    </>
  )
}

const joined = (separator: string, ...facts: string[]) => facts.filter(Boolean).join(separator)

/** A group of the account's data in a few lines. «Cambiar» opens its fields, «Cerrar» keeps the input as a draft. */
function AccountRow({ id, title, pairs, children, ...rows }: FormSectionProps & RowsState & { id: RowId }) {
  const { openRows, onToggle, texts, saving } = rows
  const isOpen = openRows.includes(id)
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => onToggle(id, currentTarget.open)}>
      <DetailsSummary title={title} heading="h2" value={texts[id]} verb={isOpen ? 'Cerrar' : 'Cambiar'} />
      <Stack gap={5} className="lit">
        <FormLayout pairs={pairs}>{children}</FormLayout>
        {openRows.at(-1) === id && saving}
      </Stack>
    </details>
  )
}

interface AccountOutcomeProps {
  request: RequestState
  email: string
  /** A new e-mail address that the user still has to confirm, or null. */
  newEmail: string | null
}

function AccountOutcome({ request, email, newEmail }: AccountOutcomeProps) {
  if (request.status === 'done') {
    return (
      <Note
        tone="ok"
        live="polite"
        title="Sus datos se han actualizado correctamente"
        actions={<Link to={paths.home}>Ir a inicio</Link>}
      >
        {newEmail !== null && (
          <p>
            Tu correo nuevo es <strong>{newEmail}</strong>, pero falta que lo confirmes: abre el mensaje que te llegará
            ahí. Mientras tanto entras con {email}.
          </p>
        )}
      </Note>
    )
  }
  return request.status === 'failed' && <RequestFailure failure={request.failure} />
}
