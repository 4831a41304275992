import type { SentVisit } from '@/model/visits'
import { ButtonLink } from '@/ui/ButtonLink'
import { CopyButton } from '@/ui/CopyButton'
import { NewTabLink } from '@/ui/NewTabLink'

import type { PaperDetails } from './paperDetails'
import { quoteText } from './visitFacts'

export interface QuoteProps {
  visit: SentVisit
  school: string
}

/** Links that send the price estimate as a message, and a button that copies it, for computers that can do neither. */
export function ShareQuoteLinks({ visit, school, details }: QuoteProps & { details: PaperDetails }) {
  const text = quoteText(visit, school, details)
  // `URLSearchParams` would encode a space as '+', and e-mail programs would show the '+'.
  const body = encodeURIComponent(text.replaceAll('\n', '\r\n'))
  const subject = encodeURIComponent('Visita escolar al Museo Memoria y Tolerancia')
  return (
    <>
      <NewTabLink href={`https://wa.me/?${new URLSearchParams({ text }).toString()}`}>Enviar por WhatsApp</NewTabLink>
      <ButtonLink tone="plain" size="s" href={`mailto:?subject=${subject}&body=${body}`}>
        Escribir un correo
      </ButtonLink>
      <CopyButton text={text} label="Copiar" copied="Texto copiado" />
    </>
  )
}
