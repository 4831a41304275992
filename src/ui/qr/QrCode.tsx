import { Suspense } from 'react'

import { lazyNamed } from '@/ui/lazyNamed'
import { Skeleton } from '@/ui/Skeleton'

import styles from './QrCode.module.css'

const Drawing = lazyNamed(
  async () => ({ QRCodeSVG: (await import('qrcode.react')).QRCodeSVG }),
  'QRCodeSVG',
  () => <p>No se pudo dibujar el código QR. Recarga la página para verlo.</p>,
)

interface QrCodeProps {
  text: string
  /** The accessible name. */
  label: string
}

/** A QR code as wide as its container. Loads the QR library on demand. */
export function QrCode({ text, label }: QrCodeProps) {
  return (
    <div className={styles.code}>
      <Suspense fallback={<Skeleton height="100%" />}>
        <Drawing value={text} title={label} level="M" marginSize={4} size={512} />
      </Suspense>
    </div>
  )
}

/** Loads the QR library in advance, so that the first picture contains the code. Never rejects. */
QrCode.prefetch = Drawing.prefetch
