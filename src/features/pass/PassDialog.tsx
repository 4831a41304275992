import { useState } from 'react'

import letter from '@/art/r7-pase-enviado.svg'
import { type FreePass, passLink } from '@/lib/freePass'
import { paths } from '@/lib/paths'
import { fullName, type SessionUser } from '@/lib/session'
import { useAppDispatch, useAppSelector, useRequest } from '@/store/hooks'
import { modalClosed, returnedToPass, selectIsWelcome, selectQrSent } from '@/store/modalSlice'
import { downloadPass, sendPass } from '@/store/qrSlice'
import { Button } from '@/ui/Button'
import type { ButtonLook } from '@/ui/buttonClass'
import { ButtonLink } from '@/ui/ButtonLink'
import { Dialog } from '@/ui/dialog/Dialog'
import { Steps } from '@/ui/Result'
import { RequestFailure } from '@/ui/RequestFailure'
import { Cluster, Stack } from '@/ui/layout/layout'

import styles from './PassDialog.module.css'
import { PassMuseum, PassTicket } from './PassTicket'

/** The most bytes in a QR code of level M. More would throw. */
const MAX_QR_BYTES = 2331

/** The token of a person's pass with what its QR code says; null when the API did not send it, or it is too long for a QR code. */
function passCode(user: SessionUser, freePass: FreePass): { link: string; token: string } | null {
  if (typeof freePass !== 'string' || freePass === '') return null
  const link = passLink(window.location.origin, { fullname: fullName(user), token: freePass, userId: String(user.id) })
  return link.length <= MAX_QR_BYTES ? { link, token: freePass } : null
}

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
  const name = fullName(user)
  const close = () => dispatch(modalClosed())

  if (isSent) {
    return (
      <Dialog title="Código QR enviado correctamente" onClose={close}>
        <img className={styles.art} src={letter} alt="" width="320" height="320" />
        <Stack gap={6}>
          <p className="lead">Favor de revisar tu bandeja de entrada y spam.</p>
          <Steps steps={['Abre el correo.', 'Imprime tu pase.', 'Tráelo a la taquilla.']} />
          <Cluster gap={3}>
            <ButtonLink to={paths.home} onClick={close}>
              Ir a inicio
            </ButtonLink>
            <Button tone="plain" onClick={() => dispatch(returnedToPass())}>
              Regresar
            </Button>
          </Cluster>
        </Stack>
      </Dialog>
    )
  }
  return (
    <Dialog
      title={isWelcome ? `Te damos la bienvenida${name && `, ${name}`}` : 'Tu entrada de cortesía'}
      printedTitle="Entrada de cortesía"
      onClose={close}
    >
      <Pass user={user} freePass={freePass} onClose={close} />
    </Dialog>
  )
}

/** The pass, and what failed since it is shown. */
function Pass({ user, freePass, onClose }: PassDialogProps & { onClose: () => void }) {
  const dispatch = useAppDispatch()
  const isWelcome = useAppSelector(selectIsWelcome)
  const download = useRequest(downloadPass, user.id)
  const email = useRequest(sendPass, user.id)
  // A phone seldom has a printer at hand. Read once: the buttons do not change their order under a finger.
  const [isComputer] = useState(() => window.matchMedia('(min-width: 48em) and (hover: hover)').matches)
  const code = passCode(user, freePass)
  return (
    <>
      <PassTicket name={fullName(user)} isNamed={!isWelcome} code={code} />
      {download.status === 'failed' && <RequestFailure failure={download.failure} />}
      {email.status === 'failed' && <RequestFailure failure={email.failure} />}
      <PassActions
        isComputer={isComputer}
        canPrint={code !== null}
        isDownloading={download.status === 'loading'}
        isSending={email.status === 'loading'}
        onDownload={() => void dispatch(downloadPass(user.id))}
        onSend={() => void dispatch(sendPass(user.id))}
        onClose={onClose}
      />
      <PassMuseum />
    </>
  )
}

interface PassActionsProps {
  /** A printer is likely at hand. */
  isComputer: boolean
  /** There is a code. What the desk could not read is not printed. */
  canPrint: boolean
  isDownloading: boolean
  isSending: boolean
  onDownload: () => void
  onSend: () => void
  onClose: () => void
}

/** What one can do with the pass: the likeliest first, which is another on a phone than on a computer. */
function PassActions(props: PassActionsProps) {
  const { isComputer, canPrint, isDownloading, isSending, onDownload, onSend, onClose } = props
  const isPrintFirst = isComputer && canPrint
  return (
    <div className={styles.actions}>
      <div className={styles.buttons}>
        {isPrintFirst && <PrintButton tone="primary" />}
        <Button tone={isPrintFirst ? 'secondary' : 'primary'} busy={isSending} busyLabel="Enviando…" onClick={onSend}>
          Enviar por correo y continuar
        </Button>
        <Button tone="secondary" icon="download" busy={isDownloading} busyLabel="Descargando…" onClick={onDownload}>
          Descargar
        </Button>
      </div>
      <div className={styles.links}>
        {canPrint && !isComputer && <PrintButton tone="plain" />}
        <Button tone="plain" onClick={onClose}>
          Continuar
        </Button>
      </div>
    </div>
  )
}

function PrintButton({ tone }: Pick<ButtonLook, 'tone'>) {
  return (
    <Button tone={tone} icon="print" onClick={() => window.print()}>
      Imprimir
    </Button>
  )
}
