import { Link } from 'react-router-dom'

import list from '@/art/tarjeta-lista.svg'
import backpack from '@/art/tarjeta-mochila.svg'
import umbrella from '@/art/tarjeta-paraguas.svg'
import { paths } from '@/model/paths'
import { useUser } from '@/store/hooks'
import { Icon } from '@/ui/Icon'
import { Picture } from '@/ui/Picture'
import { Stack, Tiles } from '@/ui/layout/layout'
import { Step } from '@/ui/Step'

import styles from './VisitPlan.module.css'

const reading = [
  [list, 'Requisitos', 'Lo que piden la SEP y el museo', paths.requirements],
  [backpack, 'Sugerencias para tu visita', 'Siete consejos para preparar al grupo', paths.suggestions],
  [umbrella, 'Requisitos de patrocinio', 'Qué necesitas para una visita sin costo', paths.sponsorshipRequirements],
] as const

const account = ['Crea tu cuenta', 'Es gratuita. Te pediremos los datos de tu escuela.'] as const
const service = ['Elige un servicio', 'El precio se calcula con tus asistentes.'] as const

const request = [
  ['Propón una fecha', 'Un ejecutivo del museo la confirma o la actualiza. Si es virtual, te envía el enlace.'],
  ['Llega 15 minutos antes', 'Trae tu solicitud impresa.'],
] as const

export function VisitPlan() {
  const hasAccount = useUser() !== null
  return (
    <Stack gap={7}>
      <Stack as="section" gap={4} aria-labelledby="organizacion">
        <h2 id="organizacion">Así se organiza</h2>
        <Tiles as="ol" gap={5} columns={4} className="ruled">
          {[service, ...(hasAccount ? [] : [account]), ...request].map(([title, text], index) => (
            <Step key={title} number={index + 1} title={title} text={text} />
          ))}
        </Tiles>
      </Stack>
      <Stack as="section" gap={4} aria-labelledby="antes-de-venir">
        <h2 id="antes-de-venir">Antes de venir</h2>
        <Tiles as="ul" gap={5} columns={3} className="ruled">
          {reading.map(([src, title, text, to]) => (
            <li key={to}>
              <Link className={styles.link} to={to}>
                <Picture src={src} alt="" shape="landscape" className={styles.picture} />
                <Stack as="span" gap={1}>
                  <span className="h3">
                    {title} <Icon name="arrow" size="inline" />
                  </span>
                  <span className="muted">{text}</span>
                </Stack>
              </Link>
            </li>
          ))}
        </Tiles>
      </Stack>
    </Stack>
  )
}
