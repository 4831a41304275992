import type { ReactNode } from 'react'

import { settings } from '@/lib/env'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

/**
 * Where a form asks for personal data: the purpose, and a link to the museum's privacy notice. It is in `ui`, because any
 * museum needs it (the address is a setting) and five features show it, which do not import each other.
 */
export const PrivacyLine = ({ children }: { children?: ReactNode }) => (
  <p>
    {children} {/* Receives no focus when pressed, like a button: the error of the field above would move it away. */}
    <a
      href={settings.museum.privacyNoticeUrl}
      target="_blank"
      rel="noopener noreferrer"
      onMouseDown={(event) => event.preventDefault()}
    >
      Aviso de privacidad
      <VisuallyHidden> (en otra pestaña)</VisuallyHidden>
    </a>
  </p>
)
