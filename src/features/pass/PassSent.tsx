import envelope from '@/art/e3-correo-enviado.svg'
import { paths } from '@/lib/paths'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import { ButtonRow } from '@/ui/ButtonRow'

import styles from './PassSent.module.css'

interface PassSentProps {
  onHome: () => void
  onReturn: () => void
}

/** The pass is on its way to the person's e-mail. */
export function PassSent({ onHome, onReturn }: PassSentProps) {
  return (
    <>
      <img className={styles.art} src={envelope} alt="" width="320" height="240" />
      <p className="lead">Favor de revisar tu bandeja de entrada y spam.</p>
      <ButtonRow>
        <ButtonLink to={paths.home} onClick={onHome}>
          Ir a inicio
        </ButtonLink>
        <Button tone="plain" onClick={onReturn}>
          Regresar
        </Button>
      </ButtonRow>
    </>
  )
}
