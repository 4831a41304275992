import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { classLink } from '@/model/links'
import { paths } from '@/model/paths'
import { Button } from '@/ui/Button'
import type { ButtonLook } from '@/ui/buttonClass'
import { Dialog } from '@/ui/dialog/Dialog'
import { Stack } from '@/ui/layout/layout'
import { QrCode } from '@/ui/qr/QrCode'

import styles from './ClassQr.module.css'

/** The class link's QR code in a lit door. */
export function ClassQr({ teacherId }: { teacherId: number }) {
  return (
    <div className={styles.door}>
      <div className={styles.qr}>
        <QrCode text={classLink(teacherId)} label="Código QR del enlace para tu grupo" />
      </div>
    </div>
  )
}

interface ProjectInClassProps extends Pick<ButtonLook, 'tone' | 'size'> {
  teacherId: number
}

/** A button that shows the QR code and the teacher's code in full screen, for a classroom projector. */
export function ProjectInClass({ teacherId, tone = 'secondary', size }: ProjectInClassProps) {
  const [isProjected, setIsProjected] = useState(false)

  async function project() {
    // Full screen comes first, because the dialog must enter the top layer last to be on top.
    await enterFullScreen()
    setIsProjected(true)
  }

  return (
    <>
      <Button tone={tone} size={size} onClick={() => void project()}>
        Proyectar en clase
      </Button>
      {isProjected && <ClassProjection teacherId={teacherId} onClose={() => setIsProjected(false)} />}
    </>
  )
}

interface ClassProjectionProps {
  teacherId: number
  onClose: () => void
}

function ClassProjection({ teacherId, onClose }: ClassProjectionProps) {
  // When Esc ends full screen, the dialog closes too.
  useFullScreen(onClose)

  return (
    <Dialog title="Responde el cuestionario de visita" size="full" onClose={onClose}>
      <div className={styles.stage}>
        <ClassQr teacherId={teacherId} />
        <Stack gap={4} className={styles.instructions}>
          <p>
            Código de profesor
            <OneLine text={String(teacherId)} />
          </p>
          <Stack as="ol" gap={3} className="numbers">
            <li>Apunta la cámara de tu teléfono al código QR.</li>
            <li>
              O entra a{' '}
              <strong>
                {window.location.host}
                <wbr />
                {paths.answerQuestionnaire}
              </strong>{' '}
              y escribe el código.
            </li>
            <li>Presiona «Comenzar» y responde a tu paso.</li>
          </Stack>
        </Stack>
      </div>
    </Dialog>
  )
}

/** The width of a digit and the line height, in percent of the font size. */
const [DIGIT, LINE] = [60, 100]

/** Digits on one line, as large as the column allows. An SVG, because HTML text would wrap instead of shrinking. */
function OneLine({ text }: { text: string }) {
  const width = text.length * DIGIT
  return (
    <svg role="none" className={`${styles.code} num`} viewBox={`0 0 ${width} ${LINE}`} preserveAspectRatio="xMinYMid">
      <text y="80" fontSize={100} textLength={width}>
        {text}
      </text>
    </svg>
  )
}

async function enterFullScreen(): Promise<void> {
  try {
    await document.documentElement.requestFullscreen()
  } catch {
    // Full screen is unsupported (iPhones) or not allowed. The dialog then fills the window.
  }
}

/** Leaves full screen when the component unmounts. @param onLeft called when full screen ends, for example with Esc */
function useFullScreen(onLeft: () => void): void {
  const isMounted = useRef(false)
  const handleLeft = useEffectEvent(onLeft)

  useEffect(() => {
    const onFullScreenChange = () => {
      if (!document.fullscreenElement) handleLeft()
    }
    document.addEventListener('fullscreenchange', onFullScreenChange)
    isMounted.current = true
    return () => {
      document.removeEventListener('fullscreenchange', onFullScreenChange)
      isMounted.current = false
      // Deferred, because `StrictMode` remounts components in development, and that must not end full screen.
      queueMicrotask(() => {
        if (!isMounted.current && document.fullscreenElement) void document.exitFullscreen()
      })
    }
  }, [])
}
