import { useFormikContext } from 'formik'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { Link } from 'react-router-dom'

import { spacedPhone } from '@/lib/addresses'
import { formatDay } from '@/lib/dateTexts'
import { accountDraft } from '@/model/drafts'
import { paths } from '@/model/paths'
import type { RequestState } from '@/lib/requestState'
import { isTeacherProfile, profileName, type SessionUser } from '@/model/session'
import { emailPrefilled, loadTopics } from '@/store/authSlice'
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

import { accountSchema, isSameProfile, toProfilePayload } from './accountSchema'
import { EmailField } from './EmailField'
import { SchoolFields, SchoolFieldsLoading, TeacherPersonFields, ThemesField } from './ProfileFields'
import { OTHER_SCHOOL, type RegistrationValues, withDraft } from './registrationSchema'

interface Rows {
  /** The titles of the open rows, in the order in which they were opened. */
  openRows: readonly string[]
  onToggle: (title: string, isOpen: boolean) => void
}

/** `saving`: the save button with the result, for the row that was opened last. */
const RowsContext = createContext<Rows & { saving: ReactNode }>({ openRows: [], onToggle: () => {}, saving: null })

interface AccountFormProps extends Rows {
  user: SessionUser
  profile: RegistrationValues
}

/** The form for the user's own profile. Stores and sends only changes: another tab or device may save other fields. */
export function AccountForm({ user, profile, ...rows }: AccountFormProps) {
  const dispatch = useAppDispatch()
  const request = useRequest(saveAccount, user.id)
  const draft = useFormDraft({
    stored: accountDraft(user.id),
    initial: () => profile,
    restore: withDraft,
    toStored: (values) => changedFields(values, profile),
    isSame: isSameProfile,
  })
  const [newEmail, setNewEmail] = useState<string | null>(null)

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
          <AccountRows hasDraft={draft.status !== 'none'} {...rows}>
            <AccountOutcome request={request} email={profile.email} newEmail={newEmail} />
          </AccountRows>
        </Stack>
      </Form>
      <DraftStatus draft={draft} fillsRoom={false} />
    </>
  )
}

/** The account's data in rows, closed at first. Only teachers can change their surnames and phone. */
function AccountRows({ hasDraft, children, ...rows }: Rows & { hasDraft: boolean; children: ReactNode }) {
  const dispatch = useAppDispatch()
  const { values } = useFormikContext<RegistrationValues>()
  const { name, first_lastname, second_lastname, date_of_birth, email, phone, profile_id } = values
  const fullName = `${name} ${first_lastname} ${second_lastname}`
  const profile = profileName(Number(profile_id))
  const birth = date_of_birth && formatDay(date_of_birth)
  const facts = (
    <FactList
      look="rows"
      facts={[
        ['Nombre(s)', name],
        ['Fecha de nacimiento', birth || <span className="muted">Sin registrar</span>],
        ['Tipo de perfil', profile],
      ]}
    />
  )
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
  return (
    <RowsContext value={{ ...rows, saving }}>
      <div className="rows">
        {isTeacherProfile(profile_id) ? (
          <AccountRow
            title="Tus datos"
            value={joined('\n', fullName, joined(' · ', profile, spacedPhone(phone)))}
            pairs
          >
            <WideField>{facts}</WideField>
            <TeacherPersonFields />
          </AccountRow>
        ) : (
          <Stack gap={2}>
            <h2 className="h3">Tus datos</h2>
            {facts}
          </Stack>
        )}
        <SchoolFieldsLoading height="3.5rem">
          <SchoolFields otherSchool="last" section={SchoolRow} />
        </SchoolFieldsLoading>
        <ThemesField section={ThemesRow} />
        <AccountRow title="Tu acceso" value={email}>
          <EmailField hint="Con él entras y aquí te escribimos" />
          <p>
            <Link to={paths.passwordRecovery} onClick={() => dispatch(emailPrefilled(email))}>
              Cambiar tu contraseña
            </Link>{' '}
            con un enlace que te enviamos por correo.
          </p>
        </AccountRow>
      </div>
      {!isOpen && saving}
    </RowsContext>
  )
}

const joined = (separator: string, ...facts: string[]) => facts.filter(Boolean).join(separator)

interface AccountRowProps extends Omit<FormSectionProps, 'intro'> {
  value: string
}

/** A group of the account's data in a few lines. «Cambiar» opens its fields. */
function AccountRow({ title, value, pairs, children }: AccountRowProps) {
  const { openRows, onToggle, saving } = useContext(RowsContext)
  return (
    <details open={openRows.includes(title)} onToggle={({ currentTarget }) => onToggle(title, currentTarget.open)}>
      <DetailsSummary title={title} heading="h2" value={value} />
      <Stack gap={5} className="lit">
        <FormLayout pairs={pairs}>{children}</FormLayout>
        {openRows.at(-1) === title && saving}
      </Stack>
    </details>
  )
}

function SchoolRow({ title, children }: FormSectionProps) {
  const { school, schoolName, subject } = useFormikContext<RegistrationValues>().values
  return (
    <AccountRow title={title} value={joined('\n', school === OTHER_SCHOOL ? schoolName : school, subject)} pairs>
      {children}
    </AccountRow>
  )
}

function ThemesRow({ title, children }: FormSectionProps) {
  const { theme_ids } = useFormikContext<RegistrationValues>().values
  const chosen = useAppSelector(loadTopics.select).filter(({ id }) => theme_ids.includes(id))
  return (
    <AccountRow title={title} value={joined(', ', ...chosen.map(({ name }) => name))}>
      {children}
    </AccountRow>
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
