import { useLocation } from 'react-router-dom'

import { useHydrated } from './useHydrated'

/** A parameter of the address's query; null without it, and until the browser has hydrated a page that the build rendered. */
export function useSearchParam(name: string): string | null {
  const { search } = useLocation()
  return useHydrated() ? new URLSearchParams(search).get(name) : null
}
