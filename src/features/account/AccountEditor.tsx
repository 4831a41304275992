import type { SessionUser } from '@/lib/session'
import { accountEdited, saveAccount, selectAccountSave } from '@/store/accountSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'

import { AccountDraftNotice } from './AccountDraftNotice'
import { AccountForm } from './AccountForm'
import { LeaveQuestion } from './LeaveQuestion'
import { toProfilePayload } from './profileSchema'
import type { RegistrationValues } from './registrationSchema'
import { useAccountDraft } from './useAccountDraft'

interface AccountEditorProps {
  user: SessionUser
  profile: RegistrationValues
}

/** The form about oneself with the care around it: nothing typed is lost, and nobody leaves unasked. */
export function AccountEditor({ user, profile }: AccountEditorProps) {
  const dispatch = useAppDispatch()
  const request = useAppSelector(selectAccountSave)
  const draft = useAccountDraft(user.id, profile)

  async function save(values: RegistrationValues) {
    const result = await dispatch(saveAccount({ user, profile: toProfilePayload(values) }))
    if (saveAccount.fulfilled.match(result)) draft.settle(values)
  }

  function change(values: RegistrationValues) {
    draft.keep(values)
    dispatch(accountEdited())
  }

  return (
    <>
      {draft.isRestored && <AccountDraftNotice onDiscard={draft.discard} />}
      <AccountForm
        key={draft.version}
        initialValues={draft.initialValues}
        request={request}
        onChange={change}
        onSubmit={save}
      />
      <LeaveQuestion when={draft.isDirty} isKept={draft.isKept} />
    </>
  )
}
