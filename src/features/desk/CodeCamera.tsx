import { useEffect, useEffectEvent, useRef } from 'react'

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

interface CodeCameraProps {
  onRead: (text: string) => void
  /** Called if the browser does not permit or cannot use the camera. */
  onFail: () => void
}

export function CodeCamera({ onRead, onFail }: CodeCameraProps) {
  const videoRef = useRef<HTMLVideoElement>(null)

  const report = useEffectEvent(onRead)
  const fail = useEffectEvent(onFail)
  const start = useEffectEvent(async (video: HTMLVideoElement, signal: AbortSignal) => {
    try {
      const text = await readCode(video, signal)
      if (text !== null && !signal.aborted) report(text)
    } catch {
      if (!signal.aborted) fail()
    }
  })
  useEffect(() => {
    const abort = new AbortController()
    if (videoRef.current) void start(videoRef.current, abort.signal)
    return () => abort.abort()
  }, [])

  return <video ref={videoRef} className={styles.video} aria-label="Lo que ve la cámara" muted playsInline />
}
