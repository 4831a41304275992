import type { QRCodeSVG } from 'qrcode.react'
import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react'

import styles from './QrCode.module.css'
import { Skeleton } from '@/ui/Skeleton'

const Drawing = lazy(async (): Promise<{ default: ComponentType<ComponentProps<typeof QRCodeSVG>> }> => {
  try {
    return { default: (await import('qrcode.react')).QRCodeSVG }
  } catch {
    // The page works without the drawing.
    return { default: NotDrawn }
  }
})

function NotDrawn() {
  return <p>No se pudo dibujar el código QR. Recarga la página para verlo.</p>
}

interface QrCodeProps {
  text: string
  /** The accessible name. */
  label: string
}

/** A QR code as wide as its container. The library is loaded on demand. */
export function QrCode({ text, label }: QrCodeProps) {
  return (
    <div className={styles.code}>
      <Suspense fallback={<Skeleton height="100%" />}>
        <Drawing value={text} title={label} level="M" marginSize={4} size={512} />
      </Suspense>
    </div>
  )
}
