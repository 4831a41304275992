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
    {/* Takes no focus as it is pressed, like a button: the error of the field above would move it away meanwhile. */}
    <a href={notice} target="_blank" rel="noopener noreferrer" onMouseDown={(event) => event.preventDefault()}>
      Aviso de privacidad
      <VisuallyHidden> (en otra pestaña)</VisuallyHidden>
    </a>
  </p>
)
