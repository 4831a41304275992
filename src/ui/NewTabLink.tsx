import { ButtonLink } from './ButtonLink'
import { VisuallyHidden } from './VisuallyHidden'

/** A link to another site, styled as a small button. */
export const NewTabLink = ({ href, children }: { href: string; children: string }) => (
  <ButtonLink tone="plain" size="s" href={href} target="_blank" rel="noopener noreferrer">
    {children} <VisuallyHidden>(en otra pestaña)</VisuallyHidden>
  </ButtonLink>
)
