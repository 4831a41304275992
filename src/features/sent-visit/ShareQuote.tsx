import { ButtonLink } from '@/ui/ButtonLink'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

interface ShareQuoteProps {
  /** What `quoteText` says. */
  text: string
}

/** Two ways to send the pre-quote to the principal, in the same words. */
export function ShareQuote({ text }: ShareQuoteProps) {
  // Not URLSearchParams: programs for e-mail show its '+' for a space as it is.
  const body = encodeURIComponent(text.replaceAll('\n', '\r\n'))
  const subject = encodeURIComponent('Visita escolar al Museo Memoria y Tolerancia')
  return (
    <>
      <ButtonLink
        tone="secondary"
        size="s"
        href={`https://wa.me/?${new URLSearchParams({ text }).toString()}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        Enviar por WhatsApp <VisuallyHidden>(en otra pestaña)</VisuallyHidden>
      </ButtonLink>
      <ButtonLink tone="secondary" size="s" href={`mailto:?subject=${subject}&body=${body}`}>
        Escribir un correo
      </ButtonLink>
    </>
  )
}
