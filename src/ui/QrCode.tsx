import type { QRCodeSVG } from 'qrcode.react'
import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react'

import styles from './QrCode.module.css'
import { Skeleton } from './Skeleton'

const Drawing = lazy(async (): Promise<{ default: ComponentType<ComponentProps<typeof QRCodeSVG>> }> => {
  try {
    return { default: (await import('qrcode.react')).QRCodeSVG }
  } catch {
    // The page around it works without the drawing.
    return { default: NotDrawn }
  }
})

function NotDrawn() {
  return <p>No se pudo dibujar el código QR. Recarga la página para verlo.</p>
}

interface QrCodeProps {
  /** What a camera reads. */
  text: string
  /** What it is, for who does not see it. */
  label: string
}

/** A QR code as wide as its place, with its quiet zone. The drawing library is loaded when one is shown. */
export function QrCode({ text, label }: QrCodeProps) {
  return (
    <div className={styles.code}>
      <Suspense fallback={<Skeleton height="100%" />}>
        <Drawing value={text} title={label} level="M" marginSize={4} size={512} />
      </Suspense>
    </div>
  )
}
