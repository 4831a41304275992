import { useLocation } from 'react-router-dom'

import { isRecord } from '@/lib/untrusted'
import { useHydrated } from '@/ui/useHydrated'

/** The e-mail that somebody brings along from another form (`state` of the link), else ''. */
export function useCarriedEmail(): string {
  const location = useLocation()
  const isHydrated = useHydrated()
  const state: unknown = location.state
  return isHydrated && isRecord(state) && typeof state['email'] === 'string' ? state['email'] : ''
}
