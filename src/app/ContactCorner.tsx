import { lazy, type ReactNode, Suspense } from 'react'

import { useHydrated } from '@/ui/useHydrated'

import { ErrorBoundary } from './ErrorBoundary'

const Nothing = () => null

const ContactButton = lazy<() => ReactNode>(async () => {
  try {
    return { default: (await import('@/features/contact/ContactButton')).ContactButton }
  } catch {
    // No reason to load a page again: the footer leads to the same form.
    return { default: Nothing }
  }
})

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
