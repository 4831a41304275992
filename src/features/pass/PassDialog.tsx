import { Link } from 'react-router-dom'

import letter from '@/art/r7-pase-enviado.svg'
import { type FreePass, passLink } from '@/model/freePass'
import { paths } from '@/model/paths'
import { fullName, type SessionUser } from '@/model/session'
import { useAppDispatch, useAppSelector, useRequest } from '@/store/hooks'
import { modalClosed, returnedToPass, selectModal } from '@/store/modalSlice'
import { downloadPass } from '@/store/downloads'
import { sendPass } from '@/store/sendPass'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import { Dialog } from '@/ui/dialog/Dialog'
import { Note } from '@/ui/Note'
import { Steps } from '@/ui/Result'
import { RequestFailure } from '@/ui/RequestFailure'
import { Cluster, Stack } from '@/ui/layout/layout'
import { useOutcomeInView } from '@/ui/useOutcomeInView'

import styles from './PassDialog.module.css'
import { PassTicket } from './PassTicket'

/** The number of bytes that fit in a QR code of level M. The QR library throws if there are more. */
const MAX_QR_BYTES = 2331

/** Returns a pass's token and the link in its QR code; null if the API sent no token or the link is too long. */
function passCode(user: SessionUser, freePass: FreePass): { link: string; token: string } | null {
  if (typeof freePass !== 'string' || freePass === '') return null
  const link = passLink(window.location.origin, { fullname: fullName(user), token: freePass, userId: String(user.id) })
  return link.length <= MAX_QR_BYTES ? { link, token: freePass } : null
}

/**
 * The courtesy pass. Opens when the user requests the pass. Also opens after the first sign-in, over the page to which
 * the sign-in redirected.
 */
export function PassDialog({ user }: { user: SessionUser }) {
  const dispatch = useAppDispatch()
  const { freePass, isWelcome, qrSent: isSent } = useAppSelector(selectModal)
  const download = useRequest(downloadPass, user.id)
  const email = useRequest(sendPass, user.id)
  useOutcomeInView('pass', download.status === 'loading')
  useOutcomeInView('pass', email.status === 'loading')
  const name = fullName(user)
  const code = passCode(user, freePass)
  const close = () => dispatch(modalClosed())

  if (isSent) {
    return (
      <Dialog title="Código QR enviado correctamente" onClose={close}>
        <img src={letter} alt="" width="480" height="320" />
        <Stack gap={5}>
          <p className="lead">Favor de revisar tu bandeja de entrada y spam.</p>
          <Steps steps={['Abre el correo.', 'Imprime tu pase.', 'Tráelo a la taquilla.']} />
          <Cluster gap={4}>
            {/* The box keeps the button narrow on phones, so that the link fits beside it. */}
            <div>
              <ButtonLink to={paths.home} onClick={close}>
                Ir a inicio
              </ButtonLink>
            </div>
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
      title={isWelcome ? `Te damos la bienvenida${name && `, ${name}`}` : 'Tu pase'}
      isTitlePrinted={code === null}
      size="full"
      onClose={close}
    >
      <Stack gap={2} id="pass" className={styles.pass}>
        <PassTicket name={name} isNamed={!isWelcome} code={code} />
        {download.status === 'done' && <Note tone="ok" live="polite" title={download.message} />}
        {download.status === 'failed' && <RequestFailure failure={download.failure} />}
        {email.status === 'failed' && <RequestFailure failure={email.failure} />}
        <p className={code ? 'no-print' : undefined}>
          {code === null && 'Descarga tu pase o recíbelo por correo. '}
          <strong>Trae tu pase impreso</strong> a la taquilla.
        </p>
        <Cluster gap={2} className={styles.actions}>
          <Button
            icon="mail"
            busy={email.status === 'loading'}
            busyLabel="Enviando…"
            onClick={() => void dispatch(sendPass(user.id))}
          >
            {isWelcome ? 'Enviar por correo y continuar' : 'Enviar por correo'}
          </Button>
          <Button
            tone="secondary"
            size="s"
            icon="download"
            busy={download.status === 'loading'}
            busyLabel="Descargando…"
            onClick={() => void dispatch(downloadPass(user.id))}
          >
            Descargar
          </Button>
          {/* The ticket desk cannot accept a printed pass without a QR code. */}
          {code !== null && (
            <Button tone="secondary" size="s" icon="print" onClick={() => window.print()}>
              Imprimir
            </Button>
          )}
          {isWelcome && (
            <Button tone="plain" size="s" onClick={close}>
              Continuar
            </Button>
          )}
        </Cluster>
        <p className="links no-print">
          Vale por una entrada a la exposición permanente.{' '}
          <Link to={paths.families} onClick={close}>
            Horario y cómo llegar
          </Link>
        </p>
      </Stack>
    </Dialog>
  )
}
