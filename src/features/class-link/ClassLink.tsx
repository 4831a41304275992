import { useId } from 'react'

import { classLink } from '@/lib/paths'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import { CopyButton } from '@/ui/CopyButton'
import { QrCode } from '@/ui/qr/QrCode'

import styles from './ClassLink.module.css'

const INVITATION = 'Responde el cuestionario de nuestra visita al Museo Memoria y Tolerancia:'

/** The link that opens the questionnaire with the teacher's code, with buttons to copy and to share it. */
export function ClassLink({ teacherId }: { teacherId: number }) {
  const link = classLink(teacherId)
  return (
    <div className={styles.link}>
      <p className={styles.address}>{link}</p>
      <div className={styles.actions}>
        <CopyButton text={link} label="Copiar enlace" copied="Enlace copiado" />
        {'share' in navigator ? (
          <Button tone="secondary" size="s" onClick={() => void share(link)}>
            Compartir
          </Button>
        ) : (
          <ButtonLink
            href={`https://wa.me/?${new URLSearchParams({ text: `${INVITATION} ${link}` }).toString()}`}
            target="_blank"
            rel="noopener noreferrer"
            tone="secondary"
            size="s"
          >
            Compartir por WhatsApp
          </ButtonLink>
        )}
      </div>
    </div>
  )
}

async function share(url: string) {
  try {
    await navigator.share({ title: 'Cuestionario de visita', text: INVITATION, url })
  } catch {
    // The share dialog was closed without sharing.
  }
}

/** The class link as a QR code, as wide as its container. */
export function ClassQr({ teacherId }: { teacherId: number }) {
  return <QrCode text={classLink(teacherId)} label="Código QR del enlace para tu grupo" />
}

interface TeacherCodeProps {
  teacherId: number
  /** Where no heading says what the figures are. */
  label?: string
}

/** The teacher's code, which students type, with a button to copy it. */
export function TeacherCode({ teacherId, label }: TeacherCodeProps) {
  const id = useId()
  return (
    <div>
      {label !== undefined && <label htmlFor={id}>{label}</label>}
      <div className={styles.code}>
        <output className={styles.figures} id={id}>
          {teacherId}
        </output>
        <CopyButton text={String(teacherId)} label="Copiar código" copied="Código copiado" />
      </div>
    </div>
  )
}
