import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'

const INVITATION = 'Responde el cuestionario de nuestra visita al Museo Memoria y Tolerancia:'

async function share(url: string) {
  try {
    await navigator.share({ title: 'Cuestionario de visita', text: INVITATION, url })
  } catch {
    // Closed without choosing anybody: nothing was shared, and there is nothing to tell.
  }
}

/** Shares the class link by what the device offers, else by WhatsApp. */
export function ClassLinkShare({ link }: { link: string }) {
  if ('share' in navigator) {
    return (
      <Button tone="secondary" size="s" onClick={() => void share(link)}>
        Compartir
      </Button>
    )
  }
  const message = new URLSearchParams({ text: `${INVITATION} ${link}` }).toString()
  return (
    <ButtonLink href={`https://wa.me/?${message}`} target="_blank" rel="noopener noreferrer" tone="secondary" size="s">
      Compartir por WhatsApp
    </ButtonLink>
  )
}
