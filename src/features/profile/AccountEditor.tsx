import type { FormikHelpers } from 'formik'
import { useState } from 'react'

import { accountDraft, type DraftValues } from '@/lib/drafts'
import type { SessionUser } from '@/lib/session'
import { saveAccount } from '@/store/authSlice'
import { useAppDispatch, useRequest } from '@/store/hooks'
import { outcomesCleared } from '@/store/request'
import { Button } from '@/ui/Button'
import { Form } from '@/ui/form/Form'
import { useFormDraft } from '@/ui/form/useFormDraft'
import { Note } from '@/ui/Note'

import { AccountFields, type EmailChange } from './AccountFields'
import { LeaveQuestion } from './LeaveQuestion'
import { isSameProfile, profileSchema, toProfilePayload } from './profileSchema'
import { type RegistrationValues, withDraft, withoutPassword } from './registrationSchema'

interface AccountEditorProps {
  user: SessionUser
  profile: RegistrationValues
}

/** Values that cannot be edited here come from the profile, whatever the draft has. */
function restore(draft: DraftValues, profile: RegistrationValues): RegistrationValues {
  const { profile_id, name, date_of_birth } = profile
  return { ...withDraft(draft, profile), profile_id, name, date_of_birth }
}

/** The form to edit one's own profile, with its draft and a question before leaving with unsaved changes. */
export function AccountEditor({ user, profile }: AccountEditorProps) {
  const dispatch = useAppDispatch()
  const request = useRequest(saveAccount, user.id)
  const [saved, setSaved] = useState(profile)
  const draft = useFormDraft({
    stored: accountDraft(user.id),
    initial: () => saved,
    restore,
    toStored: withoutPassword,
    isSame: isSameProfile,
  })
  const [isRestored, setIsRestored] = useState(draft.wasRestored)
  const [emailChange, setEmailChange] = useState<EmailChange | null>(null)
  const { status } = draft.facts

  async function save(values: RegistrationValues, { setFieldValue }: FormikHelpers<RegistrationValues>) {
    const sent = toProfilePayload(values)
    const result = await dispatch(saveAccount({ user, profile: sent }))
    if (!saveAccount.fulfilled.match(result)) return
    const email = result.payload
    const isWaiting = email !== sent.email
    setEmailChange(isWaiting ? { from: email, to: sent.email } : null)
    // Until the new e-mail is confirmed, the account has the old one. What was typed meanwhile stays.
    if (isWaiting && draft.latest().email === values.email) await setFieldValue('email', email)
    const current = { ...values, email: isWaiting ? email : values.email }
    setSaved(current)
    setIsRestored(false)
    draft.keep(draft.latest(), current)
  }

  function edit(values: RegistrationValues) {
    if (draft.keep(values)) dispatch(outcomesCleared([saveAccount]))
  }

  function discard() {
    draft.clear()
    setIsRestored(false)
  }

  return (
    <>
      {isRestored && (
        <Note
          tone="warn"
          live="polite"
          title="Recuperamos cambios que no habías guardado"
          actions={
            <Button tone="plain" size="s" onClick={discard}>
              Descartar cambios
            </Button>
          }
        >
          <p>Revísalos y guarda, o descártalos para ver tus datos como están en tu cuenta.</p>
        </Note>
      )}
      <Form
        key={draft.version}
        initialValues={draft.initialValues}
        schema={profileSchema}
        onChange={edit}
        onSubmit={save}
      >
        <AccountFields request={request} emailChange={emailChange} />
      </Form>
      <LeaveQuestion when={status !== 'none'} isKept={status !== 'blocked'} />
    </>
  )
}
