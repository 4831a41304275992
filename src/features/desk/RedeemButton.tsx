import { useState } from 'react'

import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'

import styles from './RedeemButton.module.css'

interface RedeemButtonProps {
  /** The pass belongs to whoever is signed in here. */
  isHolder: boolean
  /** Its holder has used it, as their profile says. */
  isUsed: boolean
  isSending: boolean
  isOnline: boolean
  /** An attempt was not answered: nothing may say any more not to press the button, or that nothing was sent. */
  isRetry: boolean
  onRedeem: () => void
}

/** The button that redeems the pass, disabled while the device is offline. Its holder has to say first that they are the desk. */
export function RedeemButton({ isHolder, isUsed, isSending, isOnline, isRetry, onRedeem }: RedeemButtonProps) {
  const [isDesk, setIsDesk] = useState(!isHolder)
  const isDisabled = !isOnline && !isSending
  if (!isDesk) {
    return (
      <>
        <p className={styles.own}>
          {isUsed ? 'Este pase ya se utilizó.' : 'Este es tu pase. Lo valida la taquilla cuando llegues.'}
        </p>
        <Button tone="ghostWall" block onClick={() => setIsDesk(true)}>
          Soy de la taquilla
        </Button>
      </>
    )
  }
  return (
    <>
      {!isRetry && (
        <p className={styles.holder} id="aviso-taquilla">
          Solo para la taquilla. Si este pase es tuyo, no lo valides: sirve una sola vez. Tráelo impreso.
        </p>
      )}
      <div aria-live="polite">
        {isDisabled && (
          <p className={styles.offline} id="sin-red">
            <Icon name="warn" className={styles.icon} />
            <span>
              <strong>Sin conexión a internet.</strong> {!isRetry && 'Nada se ha enviado. '}El botón se activa en cuanto
              vuelva.
            </span>
          </p>
        )}
      </div>
      <Button
        tone="light"
        size="xl"
        block
        busy={isSending}
        busyLabel="Validando…"
        aria-disabled={isDisabled || undefined}
        aria-describedby={isDisabled ? 'sin-red' : isRetry ? undefined : 'aviso-taquilla'}
        onClick={isDisabled ? undefined : onRedeem}
      >
        Validar en el sistema
      </Button>
    </>
  )
}
