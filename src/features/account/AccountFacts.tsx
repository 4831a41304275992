import { dayInWords } from '@/lib/dates'
import { profileName } from '@/lib/profiles'
import { FactList } from '@/ui/FactList'

import type { RegistrationValues } from './registrationSchema'

const NOT_TOLD = 'Sin registrar'

/** What about somebody can only be read here. */
export function AccountFacts({ profile: { name, date_of_birth, profile_id } }: { profile: RegistrationValues }) {
  return (
    <FactList
      facts={[
        ['Nombre(s)', name || NOT_TOLD],
        ['Fecha de nacimiento', date_of_birth === '' ? NOT_TOLD : dayInWords(date_of_birth)],
        ['Tipo de perfil', profileName(Number(profile_id))],
      ]}
    />
  )
}
