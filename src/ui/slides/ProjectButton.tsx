import { type ComponentType, type ReactNode, useState } from 'react'

import { currentCode } from '@/lib/newVersion'
import { Button } from '@/ui/Button'
import type { ButtonLook } from '@/ui/buttonClass'

import type { Slide, SlidesProps } from './Slides'
import { enterFullScreen, leaveFullScreen } from './useFullScreen'

interface Projection {
  Slides: ComponentType<SlidesProps>
  slides: readonly Slide[]
}

interface ProjectButtonProps extends Pick<ButtonLook, 'tone' | 'size'> {
  children: ReactNode
  load: () => readonly Slide[] | Promise<readonly Slide[]>
}

/** A button that shows slides in full screen, for a classroom projector. Loads their code when it is pressed. */
export function ProjectButton({ load, children, ...look }: ProjectButtonProps) {
  const [projection, setProjection] = useState<Projection | 'failed' | null>(null)

  async function loadProjection(): Promise<Projection> {
    const [{ Slides }, slides] = await Promise.all([import('./Slides'), load()])
    return { Slides, slides }
  }

  async function project() {
    const entered = enterFullScreen()
    setProjection(null)
    try {
      const loaded = await currentCode(loadProjection)
      // Waits for full screen, because the dialog must enter the top layer last to be on top.
      await entered
      setProjection(loaded)
    } catch {
      await entered
      leaveFullScreen()
      setProjection('failed')
    }
  }

  return (
    <>
      <Button {...look} onClick={() => void project()}>
        {children}
      </Button>
      {projection === 'failed' && <p role="alert">No pudimos abrir la proyección. Puede ser la conexión.</p>}
      {projection !== null && projection !== 'failed' && (
        <projection.Slides slides={projection.slides} onClose={() => setProjection(null)} />
      )}
    </>
  )
}
