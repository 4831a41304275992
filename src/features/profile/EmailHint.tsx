import { useFormikContext } from 'formik'
import { useEffect, useState } from 'react'

import { Button } from '@/ui/Button'
import { SoftHint } from '@/ui/form/SoftHint'

import type { RegistrationValues } from './registrationSchema'

const MEXICAN_ENDS = ['com.mx', 'edu.mx', 'gob.mx', 'net.mx', 'org.mx']
const MEXICAN_DOMAINS = ['hotmail.com.mx', 'live.com.mx', 'outlook.com.mx', 'prodigy.net.mx', 'yahoo.com.mx']

/** The address that was probably meant; undefined when the one typed looks right, or the library cannot be loaded. */
async function likelyEmail(email: string): Promise<string | undefined> {
  try {
    const { run, POPULAR_DOMAINS, POPULAR_TLDS } = await import('@zootools/email-spell-checker')
    return run({
      email,
      domains: [...POPULAR_DOMAINS, ...MEXICAN_DOMAINS],
      topLevelDomains: [...POPULAR_TLDS, ...MEXICAN_ENDS],
    })?.full
  } catch {
    // The hint is only a help.
    return undefined
  }
}

/** Once the e-mail was left: whether its domain looks mistyped, with a button that corrects it. Never an error. */
export function EmailHint() {
  const { values, touched, setFieldValue } = useFormikContext<RegistrationValues>()
  const email = values.email.trim()
  const isLeft = touched.email === true
  const [hint, setHint] = useState({ email: '', likely: '' })
  const suggestion = isLeft && hint.email === email ? hint.likely : ''

  useEffect(() => {
    if (!isLeft || email === '') return undefined
    let isCurrent = true
    async function look() {
      const likely = await likelyEmail(email)
      if (isCurrent) setHint({ email, likely: likely ?? '' })
    }
    void look()
    return () => {
      isCurrent = false
    }
  }, [isLeft, email])

  function correct() {
    void setFieldValue('email', suggestion)
    document.getElementById('email')?.focus()
  }

  return (
    <div>
      <SoftHint id="email-likely">{suggestion === '' ? undefined : `¿Quisiste decir ${suggestion}?`}</SoftHint>
      {suggestion !== '' && (
        <Button tone="secondary" size="s" onClick={correct}>
          Usar {suggestion}
        </Button>
      )}
    </div>
  )
}
