import { useState } from 'react'

import { likelyEmail } from '@/lib/likelyEmail'
import { Button } from '@/ui/Button'
import type { ChipsActions } from '@/ui/chips/useChips'
import { Stack } from '@/ui/layout/layout'
import { Note } from '@/ui/Note'

interface MistypedEmailsProps {
  emails: readonly string[]
  controlId: string
  actions: ChipsActions
}

/** Suggests a correction for each address with a mistyped domain (gmial.com). */
export function MistypedEmails({ emails, controlId, actions }: MistypedEmailsProps) {
  const [confirmed, setConfirmed] = useState<readonly string[]>([])
  const questions = emails.flatMap((email) => {
    const likely = likelyEmail(email)
    return likely === undefined || confirmed.includes(email) ? [] : [{ email, likely }]
  })

  function answer(act: () => void) {
    document.getElementById(controlId)?.focus()
    act()
  }

  return (
    <div aria-live="polite">
      {questions.length > 0 && (
        <Stack as="ul" gap={3} aria-label="Correos por revisar">
          {questions.map(({ email, likely }) => (
            <li key={email}>
              <Note
                tone="warn"
                actions={
                  <>
                    <Button tone="secondary" onClick={() => answer(() => actions.replace(email, likely))}>
                      {`Usar ${likely}`}
                    </Button>
                    <Button tone="plain" size="s" onClick={() => answer(() => setConfirmed([...confirmed, email]))}>
                      {`Dejar ${email}`}
                    </Button>
                  </>
                }
              >
                <strong>{email}</strong> ¿Quisiste decir {likely}?
              </Note>
            </li>
          ))}
        </Stack>
      )}
    </div>
  )
}
