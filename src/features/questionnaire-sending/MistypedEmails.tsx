import { useState } from 'react'

import { likelyEmail } from '@/lib/likelyEmail'
import { ChipQuestions } from '@/ui/chips/ChipQuestions'
import type { ChipsActions } from '@/ui/chips/useChips'

interface MistypedEmailsProps {
  emails: readonly string[]
  /** The id of the input, which takes focus after an answer. */
  controlId: string
  actions: ChipsActions
}

/** Asks about each address of a mistyped domain (gmial.com) whether another was meant. */
export function MistypedEmails({ emails, controlId, actions }: MistypedEmailsProps) {
  const [confirmed, setConfirmed] = useState<readonly string[]>([])
  const questions = emails.flatMap((email) => {
    const likely = likelyEmail(email)
    if (likely === undefined || confirmed.includes(email)) return []
    return {
      item: email,
      question: `¿Quisiste decir ${likely}?`,
      answers: [
        { label: `Usar ${likely}`, act: () => actions.exchange(email, likely) },
        { label: `Dejar ${email}`, act: () => setConfirmed([...confirmed, email]) },
      ],
    }
  })

  return (
    <div aria-live="polite">
      <ChipQuestions label="Correos por revisar" controlId={controlId} questions={questions} />
    </div>
  )
}
