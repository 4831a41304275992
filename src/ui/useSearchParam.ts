import { useLocation } from 'react-router-dom'

import { useHydrated } from './useHydrated'

/** Returns a query parameter of the URL; null if it is missing, and during hydration. */
export function useSearchParam(name: string): string | null {
  const { search } = useLocation()
  return useHydrated() ? new URLSearchParams(search).get(name) : null
}
