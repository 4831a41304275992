import { profileName } from '@/model/session'
import { loadProfiles } from '@/store/authSlice'
import { useList } from '@/store/hooks'
import { ChoiceCard } from '@/ui/form/ChoiceCards'
import { FieldSet } from '@/ui/form/FieldFrame'
import { useFieldId } from '@/ui/form/useFieldId'
import { useFieldState } from '@/ui/form/useFieldState'
import { Stack, Tiles } from '@/ui/layout/layout'

import { PROFILE_REQUIRED } from './registrationSchema'

/** What an account is good for, by the id of its profile. */
const gains: Record<string, string> = {
  1: 'Solicitas visitas para tu grupo y envías el cuestionario.',
  2: 'Eres madre, padre o tutor: vienes en familia y conversas en casa.',
  3: 'Vienes por tu cuenta, a tu ritmo.',
}

const PROFILES = Object.keys(gains).map((id) => ({ id, name: profileName(Number(id)) }))

/** A card for each profile. The cards are named by the profile, and described by what its account is good for. */
export function ProfileChoice({ isMissing }: { isMissing: boolean }) {
  const { value, change, leave } = useFieldState<string>('profile_id')
  const fieldId = useFieldId('profile_id')
  const profiles = useList(loadProfiles).items
  const error = isMissing && value === '' ? PROFILE_REQUIRED : undefined
  return (
    <FieldSet name="profile_id" legend="Tipo de perfil" look="hidden" error={error}>
      {(isInvalid) => (
        <Tiles gap={3} columns={3}>
          {(profiles.length > 0 ? profiles : PROFILES).map(({ id, name }, index) => {
            const cardId = index === 0 ? fieldId : `${fieldId}-${id}`
            return (
              <ChoiceCard
                key={id}
                type="radio"
                id={cardId}
                name="profile_id"
                value={id}
                checked={value === id}
                aria-labelledby={`${cardId}-name`}
                aria-describedby={`${cardId}-gain`}
                aria-invalid={isInvalid}
                onChoose={change}
                onBlur={leave}
              >
                <Stack as="span" gap={1}>
                  <span className="h3" id={`${cardId}-name`}>
                    {name}
                  </span>
                  <span className="small muted" id={`${cardId}-gain`}>
                    {gains[id]}
                  </span>
                </Stack>
              </ChoiceCard>
            )
          })}
        </Tiles>
      )}
    </FieldSet>
  )
}
