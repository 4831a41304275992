import { cleanText } from '@/lib/cleanText'
import { likelyEmail } from '@/lib/likelyEmail'
import { Button } from '@/ui/Button'
import { SoftHint } from '@/ui/form/SoftHint'
import { TextField } from '@/ui/form/TextField'
import { useFieldId } from '@/ui/form/useFieldId'
import { useFieldState } from '@/ui/form/useFieldState'
import { Stack } from '@/ui/layout/layout'

/** The user's e-mail. On blur, the field suggests a correction for a likely typo. A suggestion is not an error. */
export function EmailField({ hint }: { hint: string }) {
  const { value, touched, change } = useFieldState<string>('email')
  const id = useFieldId('email')
  const likely = touched ? likelyEmail(cleanText(value)) : undefined

  function correct(email: string) {
    change(email)
    document.getElementById(id)?.focus()
  }

  return (
    <div>
      <TextField name="email" label="Correo electrónico" hint={hint} type="email" autoComplete="email" />
      <Stack gap={2} align="start">
        <SoftHint id={`${id}-likely`}>{likely === undefined ? undefined : `¿Quisiste decir ${likely}?`}</SoftHint>
        {likely !== undefined && (
          <Button tone="secondary" onClick={() => correct(likely)}>
            {`Usar ${likely}`}
          </Button>
        )}
      </Stack>
    </div>
  )
}
