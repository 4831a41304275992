import { Suspense } from 'react'

import { useHydrated } from '@/ui/useHydrated'

import { ErrorBoundary } from './ErrorBoundary'
import { page } from './page'

const ContactButton = page(() => import('@/features/contact/ContactButton'), 'ContactButton')

/** The floating contact button, which comes after the page and is simply missing when it cannot come. */
export function ContactCorner() {
  if (!useHydrated()) return null
  return (
    <ErrorBoundary fallback={Nothing}>
      <Suspense>
        <ContactButton />
      </Suspense>
    </ErrorBoundary>
  )
}

const Nothing = () => null
