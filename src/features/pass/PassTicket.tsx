import { QRCodeSVG } from 'qrcode.react'
import { useEffect } from 'react'

import printedSteps from '@/art/pase-pasos.svg?inline'
import printedDoor from '@/art/pase-puerta.svg?inline'
import door from '@/art/umbral-boleto.svg'
import { closedDays, openingHours } from '@/content/openingHours'
import { transport } from '@/content/practicalInfo'
import { keepScreenOn } from '@/lib/keepScreenOn'
import { settings } from '@/model/env'
import { classNames } from '@/ui/classNames'
import { Stack } from '@/ui/layout/layout'

import styles from './PassTicket.module.css'

/** Print shows names longer than this in smaller type. */
const LONGEST_NAME = 40

interface PassTicketProps {
  name: string
  /** Whether the screen shows the name. The printed pass always shows it. */
  isNamed: boolean
  /** The QR code's link and the pass's token; null if the API sent no token. */
  code: { link: string; token: string } | null
}

/** The pass: on wide screens a ticket; printed, a strip to fold in the middle, with a closed door outside. */
export function PassTicket({ name, isNamed, code }: PassTicketProps) {
  const { address, phone } = settings.museum
  useEffect(keepScreenOn, [])
  return (
    <>
      <div className={classNames(styles.ticket, !code && 'no-print')}>
        <img className={classNames('only-print', styles.lines)} src={printedDoor} alt="" width="1740" height="830" />
        <img className={classNames(styles.art, 'no-print')} src={door} alt="" width="200" height="260" loading="lazy" />
        {code && (
          <div className={styles.door}>
            <QRCodeSVG
              className={styles.code}
              value={code.link}
              aria-label="Código QR de tu entrada de cortesía"
              level="M"
              marginSize={4}
              size={176}
            />
          </div>
        )}
        <div className={styles.facts}>
          <Stack gap={3} className={classNames(styles.kind, !isNamed && styles.wide)}>
            <p className={classNames(styles.name, 'h4')}>Entrada de cortesía</p>
            <p className="no-print">
              <strong className={styles.wide}>Exposición permanente</strong> Museo Memoria y Tolerancia
            </p>
            <strong className="only-print">Vale por una entrada a la exposición permanente</strong>
            {code && (
              <p className="only-print">
                Código <b className={styles.token}>{code.token}</b>
              </p>
            )}
          </Stack>
          {name !== '' && (
            <p className={classNames(styles.holder, !isNamed && 'only-print')}>
              <span className={styles.wide}>A nombre de</span>{' '}
              <b className={classNames(styles.name, name.length > LONGEST_NAME && styles.long, 'h4')}>{name}</b>
            </p>
          )}
        </div>
        <p className={classNames('only-print', styles.name, styles.museumName, 'h4')}>
          Museo
          <br />
          Memoria y<br />
          Tolerancia
        </p>
        <Stack gap={3} className={classNames('only-print', styles.where)}>
          <p>
            {address}
            <br />
            {phone}
          </p>
          <p>{transport}</p>
          {openingHours.map(({ days, hours }) => (
            <p key={days}>
              {days}, <br />
              {hours}.
            </p>
          ))}
          <p>{closedDays}</p>
        </Stack>
        <p className={classNames('only-print', styles.fold)}>dobla aquí</p>
      </div>
      <Stack gap={5} className={classNames('only-print', styles.steps)} hidden={!code}>
        <img className={classNames('only-print', styles.lines)} src={printedSteps} alt="" width="1740" height="260" />
        <ol>
          <li>Corta por la línea de puntos.</li>
          <li>Dobla hacia atrás por la línea del centro: la puerta se cierra.</li>
          <li>En la taquilla, desdóblala: la puerta se abre y deja ver tu código.</li>
        </ol>
        <p>
          El código debe quedar entero, fuera del doblez.
          <br />
          Se valida una sola vez: lo hace la taquilla el día de tu visita.
        </p>
      </Stack>
    </>
  )
}
