import type { FormikHelpers } from 'formik'
import { useCallback, useState } from 'react'

import type { ContactMessage } from '@/api/contacts'
import { contactDraft, withKeptTexts } from '@/lib/drafts'
import type { SessionUser } from '@/lib/session'
import { selectUser } from '@/store/authSlice'
import { sendMessage } from '@/store/contactSlice'
import { useAppDispatch, useAppSelector, useClearOutcomesOnLeave, useRequest } from '@/store/hooks'
import { type Failure, outcomesCleared } from '@/store/request'
import { useFormDraft } from '@/ui/form/useFormDraft'
import { useHydrated } from '@/ui/useHydrated'

import { ContactForm } from './ContactForm'
import { ContactOutcome } from './ContactOutcome'
import { blankMessage, toContactPayload } from './contactSchema'

/** The contact form of the page, the home page and the dialog, which share its draft. */
export function Contact() {
  const user = useAppSelector(selectUser)
  const isHydrated = useHydrated()
  const [person, setPerson] = useState({ id: user?.id, version: 0, isKnown: isHydrated })
  if (isHydrated && (!person.isKnown || person.id !== user?.id)) {
    setPerson({ id: user?.id, version: person.isKnown ? person.version + 1 : 0, isKnown: true })
  }
  // Somebody else's draft is not theirs: with another person it starts anew. Not when a written page learns who it is.
  return <ContactOf key={person.version} user={user} />
}

function ContactOf({ user }: { user: SessionUser | null }) {
  const dispatch = useAppDispatch()
  const request = useRequest(sendMessage, user?.id)
  // Why the last message was not sent. Stays longer than the error itself, which is shown for 3 s.
  const [unsent, setUnsent] = useState<Failure | null>(null)
  const blank = blankMessage(user)
  const draft = useFormDraft({
    stored: contactDraft(user?.id ?? null),
    initial: () => blank,
    restore: withKeptTexts,
    toStored: (values) => ({ ...values }),
  })
  const forget = useCallback(() => dispatch(outcomesCleared([sendMessage])), [dispatch])

  useClearOutcomesOnLeave(sendMessage)

  async function send(message: ContactMessage, { resetForm }: FormikHelpers<ContactMessage>) {
    setUnsent(null)
    const result = await dispatch(sendMessage({ message: toContactPayload(message), userId: user?.id ?? null }))
    if (sendMessage.fulfilled.match(result)) resetForm({ values: blank })
    else setUnsent(result.payload ?? null)
  }

  return (
    <ContactForm
      initialValues={draft.initialValues}
      isSending={request.status === 'loading'}
      outcome={<ContactOutcome request={request} unsent={unsent} onShown={forget} />}
      onChange={draft.keep}
      onSubmit={send}
    />
  )
}
