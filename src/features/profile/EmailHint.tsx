import { useFormikContext } from 'formik'
import { useEffect, useState } from 'react'

import { likelyEmail } from '@/lib/likelyEmail'
import { Button } from '@/ui/Button'
import { SoftHint } from '@/ui/form/FieldFrame'

import type { RegistrationValues } from './registrationSchema'

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
