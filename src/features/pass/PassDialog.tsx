import { useNavigate } from 'react-router-dom'

import type { FreePass } from '@/lib/freePass'
import { paths } from '@/lib/paths'
import { fullName, type SessionUser } from '@/lib/session'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { modalClosed, returnedToPass, selectQrSent } from '@/store/modalSlice'
import { downloadPass, selectPassDownload, selectPassEmail, sendPass } from '@/store/qrSlice'
import { Dialog } from '@/ui/Dialog'

import { PassActions } from './PassActions'
import { PassSent } from './PassSent'
import { PassTicket } from './PassTicket'

interface PassDialogProps {
  user: SessionUser
  freePass: FreePass
}

/** Welcomes somebody with their courtesy pass; opened again from the account. */
export function PassDialog({ user, freePass }: PassDialogProps) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const isSent = useAppSelector(selectQrSent)
  const download = useAppSelector(selectPassDownload)
  const email = useAppSelector(selectPassEmail)
  const name = fullName(user)

  const close = () => dispatch(modalClosed())
  function goHome() {
    close()
    void navigate(paths.home)
  }

  if (isSent) {
    return (
      <Dialog title="Código QR enviado correctamente" onClose={close}>
        <PassSent onHome={close} onReturn={() => dispatch(returnedToPass())} />
      </Dialog>
    )
  }
  return (
    <Dialog title={`Te damos la bienvenida${name && `, ${name}`}`} onClose={close}>
      <p className="lead">Esta es tu entrada de cortesía a la exposición permanente.</p>
      <PassTicket name={name} userId={user.id} freePass={freePass} />
      <PassActions
        download={download}
        email={email}
        onDownload={() => void dispatch(downloadPass(user.id))}
        onSend={() => void dispatch(sendPass(user.id))}
        onContinue={goHome}
      />
    </Dialog>
  )
}
