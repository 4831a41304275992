import { useFormikContext } from 'formik'

import { cleanText } from '@/lib/cleanText'
import { likelyEmail } from '@/lib/likelyEmail'
import { Button } from '@/ui/Button'
import { SoftHint } from '@/ui/form/FieldFrame'
import { TextField } from '@/ui/form/TextField'
import { useFieldId } from '@/ui/form/useFieldId'
import { Stack } from '@/ui/layout/layout'

import type { RegistrationValues } from './registrationSchema'

/** The user's e-mail. On blur, the field suggests a correction for a likely typo. A suggestion is not an error. */
export function EmailField({ hint }: { hint: string }) {
  const { values, touched, setFieldValue } = useFormikContext<RegistrationValues>()
  const id = useFieldId('email')
  const likely = touched.email === true ? likelyEmail(cleanText(values.email)) : undefined

  function correct() {
    void setFieldValue('email', likely)
    document.getElementById(id)?.focus()
  }

  return (
    <div>
      <TextField name="email" label="Correo electrónico" hint={hint} type="email" autoComplete="email" />
      <Stack gap={2} align="start">
        <SoftHint id={`${id}-likely`}>{likely === undefined ? undefined : `¿Quisiste decir ${likely}?`}</SoftHint>
        {likely !== undefined && (
          <Button tone="secondary" size="s" onClick={correct}>
            Usar {likely}
          </Button>
        )}
      </Stack>
    </div>
  )
}
