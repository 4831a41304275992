import { classLink } from '@/model/links'
import { QrCode } from '@/ui/qr/QrCode'

import styles from './ClassQr.module.css'

export function ClassQr({ teacherId }: { teacherId: number }) {
  return (
    <div className={styles.qr}>
      <QrCode text={classLink(teacherId)} label="Código QR del enlace para tu grupo" />
    </div>
  )
}
