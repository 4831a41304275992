import { QRCodeCanvas } from 'qrcode.react'
import { useEffect, useRef, useState } from 'react'

import { saveFile } from '@/lib/download'
import { reportCaught } from '@/lib/reportCaught'
import { Button } from '@/ui/Button'

import styles from './SavePicture.module.css'

/** Saves the QR code of a pass as a picture, for the gallery of a phone. */
export function SavePicture({ link }: { link: string }) {
  // The canvas is there only while it is being saved.
  const [status, setStatus] = useState<'idle' | 'saving' | 'failed'>('idle')
  const canvas = useRef<HTMLCanvasElement>(null)

  useEffect(() => {
    if (status !== 'saving') return
    canvas.current?.toBlob((picture) => {
      const saving = picture ? saveFile(picture, 'myt-entrada.png') : Promise.reject(new Error('There is no picture.'))
      saving
        .then(() => setStatus('idle'))
        .catch((thrown: unknown) => {
          reportCaught(thrown)
          setStatus('failed')
        })
    })
  }, [status])

  return (
    <>
      <Button tone="plain" size="s" icon="download" onClick={() => setStatus('saving')}>
        Guardar imagen
      </Button>
      {status === 'saving' && (
        <div className={styles.hidden}>
          <QRCodeCanvas ref={canvas} value={link} level="M" marginSize={4} size={1024} />
        </div>
      )}
      <output>{status === 'failed' && 'No se pudo guardar. Usa «Descargar».'}</output>
    </>
  )
}
