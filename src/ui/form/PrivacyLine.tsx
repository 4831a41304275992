import { type ReactNode, useContext } from 'react'

import { SiteContext } from '@/ui/SiteContext'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

/** States why a form asks for personal data, and links to the site's privacy notice. */
export const PrivacyLine = ({ children }: { children?: ReactNode }) => (
  <p>
    {children}{' '}
    <a href={useContext(SiteContext).privacyNoticeUrl} target="_blank" rel="noopener noreferrer">
      Aviso de privacidad
      <VisuallyHidden> (en otra pestaña)</VisuallyHidden>
    </a>
  </p>
)
