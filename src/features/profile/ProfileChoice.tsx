import { profileName } from '@/model/session'
import { loadProfiles } from '@/store/authSlice'
import { useList } from '@/store/hooks'
import { classNames } from '@/ui/classNames'
import { ChoiceCard } from '@/ui/form/ChoiceCards'
import { FieldSet } from '@/ui/form/FieldFrame'
import { useFieldId } from '@/ui/form/useFieldId'
import { useFieldState } from '@/ui/form/useFieldState'

import styles from './ProfileChoice.module.css'
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
        <div className={styles.cards}>
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
                <span className={classNames(styles.name, 'h3')} id={`${cardId}-name`}>
                  {name}
                </span>
                <span className={styles.gain} id={`${cardId}-gain`}>
                  {gains[id]}
                </span>
              </ChoiceCard>
            )
          })}
        </div>
      )}
    </FieldSet>
  )
}
