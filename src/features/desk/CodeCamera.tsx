import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { Note } from '@/ui/Note'

import styles from './NextCode.module.css'

/** The part of the Shape Detection API that the page uses. TypeScript does not declare it. */
declare class BarcodeDetector {
  constructor(options: { formats: string[] })
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>
}

/** Turns the camera on, and off again after the first QR code or the abort. @returns null after an abort */
async function readCode(video: HTMLVideoElement, signal: AbortSignal): Promise<string | null> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  try {
    video.srcObject = stream
    await video.play()
    video.scrollIntoView({ block: 'nearest' })
    const detector = new BarcodeDetector({ formats: ['qr_code'] })
    while (!signal.aborted) {
      const [code] = await detector.detect(video)
      if (code) return code.rawValue
      await new Promise(requestAnimationFrame)
    }
    return null
  } finally {
    for (const track of stream.getTracks()) track.stop()
  }
}

/** Shows the camera's picture until it contains a QR code. */
export function CodeCamera({ onRead }: { onRead: (text: string) => void }) {
  const videoRef = useRef<HTMLVideoElement>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const report = useEffectEvent(onRead)

  const start = useEffectEvent(async (video: HTMLVideoElement, signal: AbortSignal) => {
    try {
      const text = await readCode(video, signal)
      if (text !== null && !signal.aborted) report(text)
    } catch {
      if (!signal.aborted) setHasFailed(true)
    }
  })
  useEffect(() => {
    const abort = new AbortController()
    if (videoRef.current) void start(videoRef.current, abort.signal)
    return () => abort.abort()
  }, [])

  if (hasFailed) {
    return (
      <Note tone="warn" title="No se pudo usar la cámara." live="assertive">
        Permítela en el navegador, o lee el código con la cámara del teléfono.
      </Note>
    )
  }
  return <video ref={videoRef} className={styles.video} aria-label="Lo que ve la cámara" muted playsInline />
}
