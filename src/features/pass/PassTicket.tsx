import { QRCodeSVG } from 'qrcode.react'

import ticketArt from '@/art/umbral-boleto.svg'
import { Icon } from '@/ui/Icon'

import styles from './PassTicket.module.css'

interface PassTicketProps {
  name: string
  /** What the QR code says; null without one. */
  link: string | null
}

/** The pass as a ticket. It has a QR code only when the token is known; the PDF always has one. */
export function PassTicket({ name, link }: PassTicketProps) {
  const isDrawn = link !== null
  return (
    <>
      <div className={styles.ticket}>
        {link !== null && (
          <QRCodeSVG
            className={styles.code}
            value={link}
            aria-label="Código QR de tu entrada de cortesía"
            level="M"
            marginSize={4}
            size={176}
          />
        )}
        <dl className={styles.facts}>
          {name !== '' && (
            <div>
              <dt className={styles.term}>A nombre de</dt>
              <dd className={styles.fact}>{name}</dd>
            </div>
          )}
          <div>
            <dt className={styles.term}>Vale por</dt>
            <dd className={styles.fact}>1 entrada</dd>
          </div>
        </dl>
        <img className={styles.art} src={ticketArt} alt="" width="200" height="260" />
      </div>
      <p className={styles.advice}>
        <Icon name="print" className={styles.icon} />
        <span>
          {!isDrawn ? (
            <>
              Descarga tu código QR o recíbelo por correo. <strong>Tráelo impreso</strong> y preséntalo en la taquilla
              del museo.
            </>
          ) : (
            <>
              <strong>Trae tu código impreso</strong> y preséntalo en la taquilla del museo.
            </>
          )}
        </span>
      </p>
    </>
  )
}
