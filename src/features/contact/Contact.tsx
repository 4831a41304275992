import { useCallback, useEffect, useState } from 'react'

import { selectUser } from '@/store/authSlice'
import { contactLeft, outcomeShown, selectMessage, selectUnsent, sendMessage } from '@/store/contactSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import type { SessionUser } from '@/lib/session'

import { ContactForm } from './ContactForm'
import { ContactOutcome } from './ContactOutcome'
import { blankMessage, keepContactDraft, readContactDraft, toContactPayload } from './contactSchema'

/** The contact form at work, the same on the page, at home and in the dialog: what is written goes along. */
export function Contact() {
  const user = useAppSelector(selectUser)
  // Somebody else's draft is not theirs: with another person it starts anew.
  return <ContactOf key={user?.id} user={user} />
}

function ContactOf({ user }: { user: SessionUser | null }) {
  const dispatch = useAppDispatch()
  const request = useAppSelector(selectMessage)
  const unsent = useAppSelector(selectUnsent)
  const [initialValues] = useState(() => readContactDraft(user))
  const forget = useCallback(() => dispatch(outcomeShown()), [dispatch])

  useEffect(
    () => () => {
      dispatch(contactLeft())
    },
    [dispatch],
  )

  return (
    <ContactForm
      initialValues={initialValues}
      blankValues={blankMessage(user)}
      status={request.status}
      outcome={<ContactOutcome request={request} unsent={unsent} onShown={forget} />}
      onChange={(values) => keepContactDraft(user, values)}
      onSubmit={(values) => dispatch(sendMessage({ message: toContactPayload(values), userId: user?.id ?? null }))}
    />
  )
}
