import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

import { paths, signOutChosen } from '@/model/paths'
import { useAppDispatch } from '@/store/hooks'
import { modalClosed } from '@/store/modalSlice'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/dialog/Dialog'
import { Cluster, Stack } from '@/ui/layout/layout'

interface LeaveQuestionProps {
  /** Whether there are unsaved changes. */
  when: boolean
  /** Whether the browser has stored the changes as a draft. */
  isStored: boolean
}

/** Returns the path of an internal link that the click opens in this tab; null for any other click. */
function pathOfPress(event: MouseEvent): string | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target === '_blank' || link.origin !== window.location.origin) return null
  return link.pathname + link.search + link.hash
}

/** If changes are unsaved, asks for confirmation when the user follows a link or closes the tab. */
export function LeaveQuestion({ when, isStored }: LeaveQuestionProps) {
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const { pathname } = useLocation()
  const [destination, setDestination] = useState<string | null>(null)
  const stay = useRef<HTMLButtonElement>(null)

  const ask = useEffectEvent((event: MouseEvent) => {
    const path = pathOfPress(event)
    if (path === null || path.startsWith(`${pathname}#`) || path === pathname) return
    event.preventDefault()
    event.stopPropagation()
    // Closes any other dialog first, because the link may be inside one.
    dispatch(modalClosed())
    setDestination(path)
  })

  useEffect(() => {
    if (!when) return undefined
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal })
    // In the capture phase, to run before the router's handler.
    document.addEventListener('click', (event) => ask(event), { capture: true, signal })
    return () => listening.abort()
  }, [when])

  if (destination === null) return null
  return (
    <Dialog title="¿Salir sin guardar?" size="s" initialFocus={stay} onClose={() => setDestination(null)}>
      <Stack gap={6}>
        <p>
          Tus cambios aún no se guardan en tu cuenta.{' '}
          {destination === paths.logout && 'Al cerrar sesión se borran de este equipo.'}
          {destination !== paths.logout && isStored && 'Si sales, te esperan en este equipo para cuando vuelvas.'}
          {destination !== paths.logout && !isStored && 'Si sales, se pierden.'}
        </p>
        <Cluster gap={3}>
          <Button ref={stay} onClick={() => setDestination(null)}>
            Seguir editando
          </Button>
          <Button
            tone="secondary"
            onClick={() => {
              setDestination(null)
              // This state keeps the sign-out page from asking for confirmation again.
              void navigate(destination, { state: destination === paths.logout ? signOutChosen : undefined })
            }}
          >
            Salir
          </Button>
        </Cluster>
      </Stack>
    </Dialog>
  )
}
