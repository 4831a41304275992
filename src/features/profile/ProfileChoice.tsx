import { useFormikContext } from 'formik'

import { profileName } from '@/model/session'
import { loadProfiles } from '@/store/authSlice'
import { useList } from '@/store/hooks'
import { RadioCards } from '@/ui/form/ChoiceCards'

import type { RegistrationValues } from './registrationSchema'

/** What an account is good for, by the id of its profile. */
const gains: Record<string, string> = {
  1: 'Solicitas visitas para tu grupo y envías el cuestionario.',
  2: 'Eres madre, padre o tutor: vienes en familia y conversas en casa.',
  3: 'Vienes por tu cuenta, a tu ritmo.',
}

const PROFILES = Object.keys(gains).map((id) => ({ id, name: profileName(Number(id)) }))

export function ProfileChoice() {
  const { values, setFieldValue, resetForm } = useFormikContext<RegistrationValues>()
  const profiles = useList(loadProfiles).items

  function choose(profile_id: string) {
    if (values.profile_id !== '') void setFieldValue('profile_id', profile_id)
    // Otherwise a submit without a profile would show the errors of the questions that appear now.
    else resetForm({ values: { ...values, profile_id } })
  }

  return (
    <RadioCards
      name="profile_id"
      label="Tipo de perfil"
      look="hidden"
      columns="one"
      options={(profiles.length > 0 ? profiles : PROFILES).map((option) => ({
        ...option,
        description: gains[option.id],
      }))}
      onChoose={choose}
    />
  )
}
