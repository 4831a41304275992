import { useState } from 'react'

import envelope from '@/art/e3-correo-enviado.svg'
import type { FreePass } from '@/lib/freePass'
import { paths } from '@/lib/paths'
import { fullName, type SessionUser } from '@/lib/session'
import { useAppDispatch, useAppSelector, useClearOutcomesOnLeave, useRequest } from '@/store/hooks'
import { modalClosed, returnedToPass, selectIsWelcome, selectQrSent } from '@/store/modalSlice'
import { downloadPass, sendPass } from '@/store/qrSlice'
import { outcomesCleared } from '@/store/request'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import { ButtonRow } from '@/ui/ButtonRow'
import { Dialog } from '@/ui/dialog/Dialog'
import { RequestFailure } from '@/ui/RequestFailure'

import { PassActions } from './PassActions'
import { passCode } from './passCode'
import styles from './PassDialog.module.css'
import { PassTicket } from './PassTicket'

interface PassDialogProps {
  user: SessionUser
  freePass: FreePass
}

/**
 * The courtesy pass: opens after the first sign-in, and where people ask for it. Behind it is the page that the sign-in
 * led to, or on which the pass was opened: closing the dialog goes on there.
 */
export function PassDialog({ user, freePass }: PassDialogProps) {
  const dispatch = useAppDispatch()
  const isWelcome = useAppSelector(selectIsWelcome)
  const isSent = useAppSelector(selectQrSent)
  const download = useRequest(downloadPass, user.id)
  const email = useRequest(sendPass, user.id)
  // A phone seldom has a printer at hand. Read once: the buttons do not change their order under a finger.
  const [isComputer] = useState(() => window.matchMedia('(min-width: 48em) and (hover: hover)').matches)
  const name = fullName(user)
  const code = passCode(user, freePass)
  useClearOutcomesOnLeave(downloadPass, sendPass)

  const close = () => dispatch(modalClosed())

  function returnToPass() {
    dispatch(outcomesCleared([downloadPass, sendPass]))
    dispatch(returnedToPass())
  }

  if (isSent) {
    return (
      <Dialog title="Código QR enviado correctamente" onClose={close}>
        <img className={styles.art} src={envelope} alt="" width="320" height="240" />
        <p className="lead">Favor de revisar tu bandeja de entrada y spam.</p>
        <ButtonRow>
          <ButtonLink to={paths.home} onClick={close}>
            Ir a inicio
          </ButtonLink>
          <Button tone="plain" onClick={returnToPass}>
            Regresar
          </Button>
        </ButtonRow>
      </Dialog>
    )
  }
  return (
    <Dialog
      title={isWelcome ? `Te damos la bienvenida${name && `, ${name}`}` : 'Tu entrada de cortesía'}
      printedTitle="Entrada de cortesía"
      onClose={close}
    >
      <PassTicket name={name} isNamed={!isWelcome} code={code} />
      {download.status === 'failed' && <RequestFailure failure={download.failure} />}
      {email.status === 'failed' && <RequestFailure failure={email.failure} />}
      <PassActions
        isComputer={isComputer}
        canPrint={code !== null}
        isDownloading={download.status === 'loading'}
        isSending={email.status === 'loading'}
        onDownload={() => void dispatch(downloadPass(user.id))}
        onSend={() => void dispatch(sendPass(user.id))}
        onClose={close}
      />
    </Dialog>
  )
}
