import { Link } from 'react-router-dom'

import { paths } from '@/model/paths'
import { selectUserData } from '@/store/authSlice'
import { useAppSelector } from '@/store/hooks'

/** The account's e-mail and telephone number, below the contact preference. */
export function ContactDetails() {
  const profile = useAppSelector(selectUserData)
  if (!profile) return null
  return (
    <p>
      El museo usará los datos de tu cuenta: {[profile.email, profile.phone].filter(Boolean).join(' y ')}.{' '}
      <Link to={paths.account}>Cambiar en Mi cuenta</Link>
    </p>
  )
}
