import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'

import styles from './RedeemButton.module.css'

interface RedeemButtonProps {
  isSending: boolean
  isOnline: boolean
  onRedeem: () => void
}

/** The button that redeems the pass, disabled while the device is offline. */
export function RedeemButton({ isSending, isOnline, onRedeem }: RedeemButtonProps) {
  const isDisabled = !isOnline && !isSending
  return (
    <>
      <div aria-live="polite">
        {isDisabled && (
          <p className={styles.offline} id="sin-red">
            <Icon name="warn" className={styles.icon} />
            <span>
              <strong>Sin conexión a internet.</strong> Nada se ha enviado. El botón se activa en cuanto vuelva.
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
        aria-describedby={isDisabled ? 'sin-red' : 'aviso-taquilla'}
        onClick={isDisabled ? undefined : onRedeem}
      >
        Validar en el sistema
      </Button>
      <p className={styles.holder} id="aviso-taquilla">
        Solo para la taquilla. Si este pase es tuyo, no lo valides: sirve una sola vez. Preséntalo impreso al llegar.
      </p>
    </>
  )
}
