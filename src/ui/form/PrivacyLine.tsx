import type { ReactNode } from 'react'

import { VisuallyHidden } from '@/ui/VisuallyHidden'

interface PrivacyLineProps {
  /** What the data are used for. */
  children: ReactNode
  /** The URL of the privacy notice. */
  notice: string
}

/** Where a form asks for personal data: what for, and the notice that says more. */
export const PrivacyLine = ({ children, notice }: PrivacyLineProps) => (
  <p>
    {children}{' '}
    <a href={notice} target="_blank" rel="noopener noreferrer">
      Aviso de privacidad
      <VisuallyHidden> (en otra pestaña)</VisuallyHidden>
    </a>
  </p>
)
