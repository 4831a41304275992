import { type ReactNode, useEffect, useRef } from 'react'

import { ResultPanel } from '@/ui/ResultPanel'

interface AccountResultProps {
  /** Address of the drawing, 4:3. */
  art: string
  title: string
  children: ReactNode
}

/** How a form about the account ended, in its place: in sight, and read aloud. */
export function AccountResult({ art, title, children }: AccountResultProps) {
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])

  return (
    <ResultPanel art={art} title={title} headingRef={heading}>
      {children}
    </ResultPanel>
  )
}
