import { useNavigate } from 'react-router-dom'

import envelope from '@/art/e3-correo-enviado.svg'
import type { FreePass } from '@/lib/freePass'
import { paths } from '@/lib/paths'
import { fullName, type SessionUser } from '@/lib/session'
import { useAppDispatch, useAppSelector, useForgetOnLeave, useRequest } from '@/store/hooks'
import { modalClosed, returnedToPass, selectQrSent } from '@/store/modalSlice'
import { downloadPass, sendPass } from '@/store/passCalls'
import { requestsLeft } from '@/store/request'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import { ButtonRow } from '@/ui/ButtonRow'
import { Dialog } from '@/ui/dialog/Dialog'
import { RequestFailure } from '@/ui/RequestFailure'

import { drawnLink } from './drawnLink'
import styles from './PassDialog.module.css'
import { PassTicket } from './PassTicket'
import { SavePicture } from './SavePicture'

interface PassDialogProps {
  user: SessionUser
  freePass: FreePass
}

/** The courtesy pass: opens after the first sign-in, and from the account page. */
export function PassDialog({ user, freePass }: PassDialogProps) {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const isSent = useAppSelector(selectQrSent)
  const download = useRequest(downloadPass, user.id)
  const email = useRequest(sendPass, user.id)
  const name = fullName(user)
  const link = drawnLink(user, freePass)
  useForgetOnLeave(downloadPass, sendPass)

  const close = () => dispatch(modalClosed())
  function goHome() {
    close()
    void navigate(paths.home)
  }

  function returnToPass() {
    dispatch(requestsLeft([downloadPass, sendPass]))
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
    <Dialog title={`Te damos la bienvenida${name && `, ${name}`}`} onClose={close}>
      <p className="lead">Esta es tu entrada de cortesía a la exposición permanente.</p>
      <PassTicket name={name} link={link} />
      {download.status === 'failed' && <RequestFailure failure={download.failure} />}
      {email.status === 'failed' && <RequestFailure failure={email.failure} />}
      <div className={styles.actions}>
        <Button
          icon="download"
          busy={download.status === 'loading'}
          busyLabel="Descargando…"
          onClick={() => void dispatch(downloadPass(user.id))}
        >
          Descargar
        </Button>
        <Button
          tone="secondary"
          busy={email.status === 'loading'}
          busyLabel="Enviando…"
          onClick={() => void dispatch(sendPass(user.id))}
        >
          Enviar por correo y continuar
        </Button>
        <Button tone="plain" onClick={goHome}>
          Continuar
        </Button>
      </div>
      {link !== null && (
        <div className={styles.more}>
          <Button tone="plain" size="s" icon="print" onClick={() => window.print()}>
            Imprimir
          </Button>
          <SavePicture link={link} />
        </div>
      )}
    </Dialog>
  )
}
