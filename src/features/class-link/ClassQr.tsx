import { classLink } from '@/lib/links'
import { QrCode } from '@/ui/qr/QrCode'

/** The class link as a QR code, as wide as its container. */
export function ClassQr({ teacherId }: { teacherId: number }) {
  return <QrCode text={classLink(teacherId)} label="Código QR del enlace para tu grupo" />
}
