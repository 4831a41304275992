import { isVirtual, virtualLink } from '@/content/virtualVisits'
import { settings } from '@/model/env'
import type { SentVisit } from '@/model/visits'
import { Stack, Tiles } from '@/ui/layout/layout'
import { Step } from '@/ui/Step'

export function NextSteps({ visit: { contactPreference, service } }: { visit: SentVisit }) {
  const steps = [
    [
      'El museo te contesta',
      `Te busca por el medio que preferiste${contactPreference && ` (${midSentence(contactPreference)})`}, confirma la fecha o te propone otra, y te dice cuánto se paga y cómo.`,
    ],
    [
      'Prepara a tu grupo',
      isVirtual(service)
        ? 'Descarga el proyecto de visita de su nivel.'
        : 'Reparte los permisos, revisa los requisitos y descarga el proyecto de visita de su nivel.',
    ],
    isVirtual(service) ? ['El enlace', virtualLink.forTeacher] : ['Ese día', onTheDay(service)],
  ] as const
  return (
    <Stack as="section" gap={4} style={{ gridColumn: '1 / -1' }} aria-labelledby="que-sigue">
      <h2 id="que-sigue">Qué sigue</h2>
      <Tiles as="ol" gap={5} columns={3} className="ruled">
        {steps.map(([title, text], index) => (
          <Step key={title} number={index + 1} title={title} text={text} />
        ))}
      </Tiles>
    </Stack>
  )
}

/** Returns 'correo electrónico' for 'Correo electrónico', but 'WhatsApp' unchanged. */
const midSentence = (name: string) => (/^\p{Lu}\P{Lu}*$/u.test(name) ? name.toLowerCase() : name)

function onTheDay(service: SentVisit['service']): string {
  const place = `15 minutos antes a ${settings.museum.address}. Trae tu solicitud impresa.`
  return service ? `Lleguen ${place}` : `Si la visita es presencial, lleguen ${place}`
}
