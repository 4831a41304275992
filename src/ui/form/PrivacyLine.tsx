import type { ReactNode } from 'react'

import { settings } from '@/model/env'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

/**
 * States why a form asks for personal data, and links to the museum's privacy notice. It is in `ui` because five
 * features need it, and features do not import each other.
 */
export const PrivacyLine = ({ children }: { children?: ReactNode }) => (
  <p>
    {children}{' '}
    <a href={settings.museum.privacyNoticeUrl} target="_blank" rel="noopener noreferrer">
      Aviso de privacidad
      <VisuallyHidden> (en otra pestaña)</VisuallyHidden>
    </a>
  </p>
)
