import { Suspense } from 'react'

import { lazyNamed } from '@/ui/lazyNamed'
import { Skeleton } from '@/ui/Skeleton'

import styles from './QrCode.module.css'

const Drawing = lazyNamed(
  async () => ({ QRCodeSVG: (await import('qrcode.react')).QRCodeSVG }),
  'QRCodeSVG',
  () => <p>No se pudo dibujar el código QR. Recarga la página para verlo.</p>,
)

/** A QR code as wide as its container. Loads the QR library on demand. @param label the accessible name */
export function QrCode({ text, label }: { text: string; label: string }) {
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
