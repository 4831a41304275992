import { useState } from 'react'

import { Button } from '@/ui/Button'
import type { ButtonLook } from '@/ui/buttonClass'

import { ClassProjection } from './ClassProjection'
import { enterFullScreen } from './fullScreen'

/** The button that shows the QR code and the teacher's code on a classroom's projector. */
export function ProjectInClass({ teacherId, size }: { teacherId: number; size?: ButtonLook['size'] }) {
  const [isProjected, setIsProjected] = useState(false)

  async function project() {
    // In this order, because the last element to enter the top layer is on top.
    await enterFullScreen()
    setIsProjected(true)
  }

  return (
    <>
      <Button tone="secondary" size={size} onClick={() => void project()}>
        Proyectar en clase
      </Button>
      {isProjected && <ClassProjection teacherId={teacherId} onClose={() => setIsProjected(false)} />}
    </>
  )
}
