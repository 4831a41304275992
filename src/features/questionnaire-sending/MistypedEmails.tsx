import { useEffect, useState } from 'react'

import { likelyEmail } from '@/lib/likelyEmail'
import { ChipQuestions } from '@/ui/chips/ChipQuestions'
import type { ChipsActions } from '@/ui/chips/useChips'

interface MistypedEmailsProps {
  emails: readonly string[]
  /** The id of the input, which takes focus after an answer. */
  controlId: string
  actions: ChipsActions
}

const localPartOf = (email: string) => email.slice(0, email.lastIndexOf('@'))
const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1)

/** The addresses whose domain looks mistyped (gmial.com), each with the question whether another was meant. */
export function MistypedEmails({ emails, controlId, actions }: MistypedEmailsProps) {
  // By domain, because a class has hundreds of addresses and a few domains. '' for a domain that looks right.
  const [likelyDomains, setLikelyDomains] = useState<Readonly<Record<string, string>>>({})
  const [trusted, setTrusted] = useState<readonly string[]>([])

  useEffect(() => {
    const unknown = [...new Set(emails.map(domainOf))].filter((domain) => likelyDomains[domain] === undefined)
    if (unknown.length === 0) return undefined
    let isCurrent = true
    async function findLikelyDomains() {
      const found = await Promise.all(
        unknown.map(async (domain) => [domain, domainOf((await likelyEmail(`correo@${domain}`)) ?? '')] as const),
      )
      if (isCurrent) setLikelyDomains((previous) => ({ ...previous, ...Object.fromEntries(found) }))
    }
    void findLikelyDomains()
    return () => {
      isCurrent = false
    }
  }, [emails, likelyDomains])

  const questions = emails.flatMap((email) => {
    const domain = likelyDomains[domainOf(email)] ?? ''
    if (domain === '' || trusted.includes(email)) return []
    const likely = `${localPartOf(email)}@${domain}`
    return {
      item: email,
      question: `¿Quisiste decir ${likely}?`,
      answers: [
        { label: `Usar ${likely}`, act: () => actions.exchange(email, likely) },
        { label: `Dejar ${email}`, act: () => setTrusted([...trusted, email]) },
      ],
    }
  })

  return (
    <div aria-live="polite">
      <ChipQuestions label="Correos por revisar" controlId={controlId} questions={questions} />
    </div>
  )
}
