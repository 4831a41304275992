import { Fragment, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

import { Button } from '@/ui/Button'
import { classNames } from '@/ui/classNames'
import { useModal } from '@/ui/dialog/useModal'
import { Cluster, Stack } from '@/ui/layout/layout'

import styles from './Slides.module.css'
import { useFullScreen } from './useFullScreen'

export interface Slide {
  title: string
  art?: {
    src: string
    alt: string
    /** A beam of light in the middle of its bottom, which continues on the floor. Other pictures are lit all over. */
    hasBeam?: boolean
  }
  /** Other square content in the door, in place of `art`. It leaves less room for the title. */
  picture?: ReactNode
  /** Content below the title. In a slide without a door, the third element is at the bottom. */
  content?: ReactNode
}

/** The keys of keyboards and presenters' remotes. */
const FORWARD = ['ArrowRight', 'ArrowDown', 'PageDown', ' ']
const BACK = ['ArrowLeft', 'ArrowUp', 'PageUp']

export interface SlidesProps {
  slides: readonly Slide[]
  onClose: () => void
}

/** Slides for a projector. After the last slide, the first one follows. */
export function Slides({ slides, onClose }: SlidesProps) {
  const dialogRef = useRef<HTMLDialogElement>(null)
  const titleRef = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  const [index, setIndex] = useState(0)
  useModal(dialogRef, onClose, titleRef)
  // When Esc ends full screen, the dialog closes too.
  useFullScreen(onClose)

  function move(step: 1 | -1) {
    setIndex((index + step + slides.length) % slides.length)
    if (dialogRef.current) dialogRef.current.scrollTop = 0
  }

  const onClick = useEffectEvent(({ target }: MouseEvent) => {
    if (isButton(target)) return
    // After a drag that selects text, the slide stays.
    if (window.getSelection()?.isCollapsed !== false) move(1)
    // A click on text takes the focus, and with it the keys, out of the dialog.
    titleRef.current?.focus()
  })
  const onKeyDown = useEffectEvent((event: KeyboardEvent, dialog: HTMLElement) => {
    const { key, target } = event
    const step = BACK.includes(key) ? -1 : 1
    if (![...FORWARD, ...BACK].includes(key) || event.repeat || event.altKey || event.ctrlKey || event.metaKey) return
    const isSideways = key === 'ArrowRight' || key === 'ArrowLeft'
    if ((key === ' ' && isButton(target)) || (!isSideways && canScroll(dialog, step))) return
    event.preventDefault()
    move(step)
  })
  useEffect(() => {
    const dialog = dialogRef.current
    const listening = new AbortController()
    const { signal } = listening
    dialog?.addEventListener('click', (event) => onClick(event), { signal })
    dialog?.addEventListener('keydown', (event) => onKeyDown(event, dialog), { signal })
    return () => listening.abort()
  }, [])

  const slide = slides[index]
  if (!slide) return null
  const { title, art, picture, content } = slide
  // Outside the page, whose stacking contexts would cover the dialog in Firefox before 98, which lacks the top layer.
  return createPortal(
    <dialog ref={dialogRef} className={classNames(styles.dialog, 'full-screen on-wall')} aria-labelledby={titleId}>
      {(art ?? picture) !== undefined && (
        <div className={classNames(styles.wall, art && styles.withArt, art?.hasBeam && styles.withBeam)}>
          <div key={index} className={styles.door}>
            {art ? <img className={styles.art} src={art.src} alt={art.alt} /> : picture}
          </div>
        </div>
      )}
      <Stack gap={4} className={styles.text} aria-live="polite">
        <h2 ref={titleRef} id={titleId} className={picture === undefined ? styles.large : undefined} tabIndex={-1}>
          <span key={index}>{title}</span>
        </h2>
        <Fragment key={index}>{content}</Fragment>
      </Stack>
      <Cluster gap={2} className={classNames(styles.controls, 'no-print')}>
        {slides.length > 1 && (
          <>
            <Button tone="ghostWall" size="s" icon="back" aria-label="Anterior" onClick={() => move(-1)} />
            <span key={index}>{`${index + 1} de ${slides.length}`}</span>
            <Button tone="ghostWall" size="s" icon="arrow" aria-label="Siguiente" onClick={() => move(1)} />
          </>
        )}
        <Button tone="ghostWall" size="s" icon="close" onClick={onClose}>
          Salir
        </Button>
      </Cluster>
    </dialog>,
    document.body,
  )
}

const isButton = (target: EventTarget | null) => target instanceof Element && target.closest('button') !== null

/** Whether enlarged text continues in this direction. The key then scrolls. */
const canScroll = ({ scrollTop, clientHeight, scrollHeight }: HTMLElement, step: 1 | -1) =>
  step === 1 ? scrollTop + clientHeight < scrollHeight - 1 : scrollTop > 0
