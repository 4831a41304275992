import { classLink } from '@/lib/classLink'
import { QrCode } from '@/ui/QrCode'

/** The class link as a QR code, for a classroom's screen or a printed sheet. As wide as its place. */
export function ClassQr({ teacherId }: { teacherId: number }) {
  return <QrCode text={classLink(teacherId)} label="Código QR del enlace para tu grupo" />
}
