import { type ReactNode, useState } from 'react'

import { saveFile } from '@/lib/download'
import { visitLink } from '@/lib/links'
import type { SentVisit } from '@/lib/personalStorage'
import { reportCaught } from '@/lib/reportCaught'
import { Block } from '@/ui/page/Block'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import { ButtonRow } from '@/ui/ButtonRow'
import { CopyButton } from '@/ui/CopyButton'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

import { calendarFile, canBeInCalendar, googleCalendarLink } from './visitCalendar'
import { visitText } from './visitText'
import styles from './TakeAlong.module.css'

interface TakeAlongProps {
  visit: SentVisit
  /** «Para la dirección» was pressed. */
  onSheet: () => void
}

const InNewTab = ({ children }: { children: ReactNode }) => (
  <>
    {children} <VisuallyHidden>(en otra pestaña)</VisuallyHidden>
  </>
)

/** The request in a calendar, in a message, and on a sheet for the principal. */
export function TakeAlong({ visit, onSheet }: TakeAlongProps) {
  const [hasFailed, setHasFailed] = useState(false)
  const link = visitLink(visit.appointmentId)
  const text = visitText(visit)

  async function saveCalendar() {
    setHasFailed(false)
    try {
      await saveFile(await calendarFile(visit, link), `visita-${visit.appointmentId}.ics`)
    } catch (thrown) {
      reportCaught(thrown)
      setHasFailed(true)
    }
  }

  return (
    <div className={styles.take}>
      <Block title="Llévala contigo" intro="Para tu agenda, tu escuela y las familias.">
        <ButtonRow>
          {canBeInCalendar(visit) && (
            <>
              <Button tone="secondary" size="s" icon="plus" onClick={() => void saveCalendar()}>
                Añadir al calendario
              </Button>
              <ButtonLink
                tone="secondary"
                size="s"
                href={googleCalendarLink(visit, link)}
                target="_blank"
                rel="noopener noreferrer"
              >
                <InNewTab>Google Calendar</InNewTab>
              </ButtonLink>
            </>
          )}
          <ButtonLink
            tone="secondary"
            size="s"
            href={`https://wa.me/?${new URLSearchParams({ text: `${text}\n${link}` }).toString()}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            <InNewTab>Enviar por WhatsApp</InNewTab>
          </ButtonLink>
          <Button tone="secondary" size="s" icon="print" onClick={onSheet}>
            Para la dirección
          </Button>
          <CopyButton text={text} label="Copiar" copied="Precotización copiada" />
        </ButtonRow>
        <output>
          {hasFailed &&
            'No se pudo guardar en tu calendario. Usa Google Calendar, o anota la fecha: tu solicitud sigue aquí.'}
        </output>
      </Block>
    </div>
  )
}
