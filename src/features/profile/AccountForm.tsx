import { type FormikHelpers, useFormikContext } from 'formik'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { Link } from 'react-router-dom'

import { spacedPhone } from '@/lib/addresses'
import { formatDay } from '@/lib/dateTexts'
import { accountDraft, type DraftValues } from '@/model/drafts'
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
import { withFilled } from '@/ui/form/withFilled'
import { Stack } from '@/ui/layout/layout'
import { Note } from '@/ui/Note'
import type { FormSectionProps } from '@/ui/page/FormSection'
import { RequestFailure } from '@/ui/RequestFailure'

import { accountSchema, isSameProfile, toProfilePayload } from './accountSchema'
import { EmailField } from './EmailField'
import { SchoolFields, SchoolFieldsLoading, TeacherPersonFields, ThemesField } from './ProfileFields'
import { OTHER_SCHOOL, type RegistrationValues, withDraft, withoutPassword } from './registrationSchema'

/** The row that the user opened last has the button of the form. */
const Rows = createContext<[last: string, setLast: (title: string) => void, button: ReactNode]>(['', () => {}, null])

interface AccountFormProps {
  user: SessionUser
  profile: RegistrationValues
}

/** Restores a draft. Fields that the user cannot edit here keep the profile's values. */
function restore(draft: DraftValues, profile: RegistrationValues): RegistrationValues {
  const { profile_id, name, date_of_birth } = profile
  return { ...withDraft(draft, profile), profile_id, name, date_of_birth }
}

/** What another tab may change. Omits the school, because its name may be in either of two fields. */
const personOf = ({ name, first_lastname, second_lastname, email }: RegistrationValues) => ({
  name,
  first_lastname,
  second_lastname,
  email,
})

/** The form for the user's own profile. Stores a draft of unsaved changes. */
export function AccountForm({ user, profile }: AccountFormProps) {
  const dispatch = useAppDispatch()
  const request = useRequest(saveAccount, user.id)
  const [opened] = useState(profile)
  const [saved, setSaved] = useState(profile)
  const draft = useFormDraft({
    stored: accountDraft(user.id),
    initial: () => withFilled(saved, opened, { ...opened, ...personOf(profile) }),
    restore,
    toStored: withoutPassword,
    isSame: isSameProfile,
  })
  const [newEmail, setNewEmail] = useState<string | null>(null)

  async function save(values: RegistrationValues, { setFieldValue }: FormikHelpers<RegistrationValues>) {
    const sent = toProfilePayload(values)
    const result = await dispatch(saveAccount({ user, profile: sent }))
    if (!saveAccount.fulfilled.match(result)) return
    const { email } = result.payload
    const isWaiting = email !== sent.email
    setNewEmail(isWaiting ? sent.email : null)
    // The account keeps the old e-mail until the user confirms the new address.
    if (isWaiting) await setFieldValue('email', email)
    const current = { ...values, email: isWaiting ? email : values.email }
    setSaved(current)
    draft.save(current, current)
  }

  function edit(values: RegistrationValues) {
    if (draft.save(values)) dispatch(outcomesCleared(saveAccount))
  }

  return (
    <>
      <Form
        id="account"
        key={draft.version}
        {...draft.formValues}
        schema={accountSchema}
        onChange={edit}
        isSending={request.status === 'loading'}
        onSubmit={save}
      >
        <Stack gap={5}>
          <ErrorSummary />
          <AccountRows canSave={draft.status !== 'none'}>
            <AccountOutcome request={request} newEmail={newEmail} />
          </AccountRows>
        </Stack>
      </Form>
      <DraftStatus draft={draft} fillsRoom={false} />
    </>
  )
}

/** The account's data in rows, closed at first. Only teachers can change their surnames and phone. */
function AccountRows({ canSave, children }: { canSave: boolean; children: ReactNode }) {
  const [last, setLast] = useState('')
  const dispatch = useAppDispatch()
  const { values } = useFormikContext<RegistrationValues>()
  const { name, first_lastname, second_lastname, date_of_birth, email, phone, profile_id } = values
  const profile = profileName(Number(profile_id))
  const birth = date_of_birth && formatDay(date_of_birth)
  const button = (
    <>
      {children}
      {(last !== '' || canSave) && (
        <div>
          <Button type="submit" size="l" busyLabel="Guardando…">
            Guardar cambios
          </Button>
        </div>
      )}
    </>
  )
  return (
    <Rows value={[last, setLast, button]}>
      <div className="rows">
        {isTeacherProfile(profile_id) ? (
          <AccountRow
            title="Tus datos"
            value={inOneLine(`${name} ${first_lastname} ${second_lastname}`, profile, spacedPhone(phone))}
            pairs
          >
            <TeacherPersonFields />
            <WideField>
              <div className="small">
                <FactList
                  isCompact
                  facts={[
                    ['Nombre(s)', name],
                    ['Fecha de nacimiento', birth || 'Sin registrar'],
                    ['Tipo de perfil', profile],
                  ]}
                />
              </div>
            </WideField>
          </AccountRow>
        ) : (
          <div>
            <h2 className="h3">Tus datos</h2>
            <p className="muted">{inOneLine(name, profile, birth)}</p>
          </div>
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
      {last === '' && button}
    </Rows>
  )
}

const inOneLine = (...facts: string[]) => facts.filter(Boolean).join(', ')

interface AccountRowProps extends Omit<FormSectionProps, 'intro'> {
  value: string
}

/** A group of the account's data in one line. «Cambiar» opens its fields. */
function AccountRow({ title, value, pairs, children }: AccountRowProps) {
  const [last, setLast, button] = useContext(Rows)
  return (
    <details
      onToggle={({ currentTarget: { open } }) => {
        if (open || last === title) setLast(open ? title : '')
      }}
    >
      <DetailsSummary title={title} heading="h2" value={value} />
      <Stack gap={5} className="lit">
        <FormLayout pairs={pairs}>{children}</FormLayout>
        {last === title && button}
      </Stack>
    </details>
  )
}

function SchoolRow({ title, children }: FormSectionProps) {
  const { school, schoolName, subject } = useFormikContext<RegistrationValues>().values
  return (
    <AccountRow title={title} value={inOneLine(school === OTHER_SCHOOL ? schoolName : school, subject)} pairs>
      {children}
    </AccountRow>
  )
}

function ThemesRow({ title, children }: FormSectionProps) {
  const { theme_ids } = useFormikContext<RegistrationValues>().values
  const chosen = useAppSelector(loadTopics.select).filter(({ id }) => theme_ids.includes(id))
  return (
    <AccountRow title={title} value={inOneLine(...chosen.map(({ name }) => name))}>
      {children}
    </AccountRow>
  )
}

interface AccountOutcomeProps {
  request: RequestState
  /** A new e-mail address that the user still has to confirm, or null. */
  newEmail: string | null
}

function AccountOutcome({ request, newEmail }: AccountOutcomeProps) {
  const { email } = useFormikContext<RegistrationValues>().values
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
