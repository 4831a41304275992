import { QRCodeSVG } from 'qrcode.react'

import ticketArt from '@/art/umbral-boleto.svg'
import { hoursInWords, transport } from '@/content/practicalInfo'
import { settings } from '@/lib/env'
import { classNames } from '@/ui/classNames'
import { Icon } from '@/ui/Icon'

import styles from './PassTicket.module.css'

interface PassTicketProps {
  name: string
  /** Whether the screen shows the name. Print always shows it. */
  isNamed: boolean
  /** The QR code's link and the pass's token; null if the API sent no token. */
  code: { link: string; token: string } | null
}

/**
 * The pass as a ticket. Its print looks like the PDF. It has a QR code only if the API sent the token, whereas the PDF
 * always has one.
 */
export function PassTicket({ name, isNamed, code }: PassTicketProps) {
  return (
    <>
      <div className={styles.ticket}>
        {code && (
          <QRCodeSVG
            className={styles.code}
            value={code.link}
            aria-label="Código QR de tu entrada de cortesía"
            level="M"
            marginSize={4}
            size={176}
          />
        )}
        <div className={styles.facts}>
          {name !== '' && (
            <p className={isNamed ? undefined : styles.onPaper}>
              A nombre de <b className={styles.name}>{name}</b>
            </p>
          )}
          <p className={styles.worth}>Vale por una entrada a la exposición permanente</p>
          {code && (
            <p className={styles.onPaper}>
              Código <b className={styles.token}>{code.token}</b>
            </p>
          )}
        </div>
        <img className={styles.art} src={ticketArt} alt="" width="200" height="260" />
      </div>
      <p className={classNames(styles.advice, 'no-print')}>
        <Icon name="print" className={styles.icon} />
        <span>
          {code ? (
            <>
              <strong>Trae tu código impreso</strong> y preséntalo en la taquilla del museo.
            </>
          ) : (
            <>
              Descarga tu código QR o recíbelo por correo. <strong>Tráelo impreso</strong> y preséntalo en la taquilla
              del museo.
            </>
          )}
        </span>
      </p>
      <div className={styles.onPaper}>
        <ol className="numbers">
          <li>El código debe verse completo y sin dobleces.</li>
          <li>Preséntala en la taquilla del museo.</li>
          <li>Se valida una sola vez: lo hace la taquilla el día de tu visita.</li>
        </ol>
      </div>
    </>
  )
}

/** The museum's address, directions and opening hours. */
export function PassMuseum() {
  const { address, phone } = settings.museum
  return (
    <p className={styles.museum}>
      {address} · <span className="phone">{phone}</span>
      <br />
      {transport}
      <br />
      {hoursInWords}
    </p>
  )
}
