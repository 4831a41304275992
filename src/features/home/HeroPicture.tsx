import heroMoving from '@/art/hero-animado.svg'
import heroPhoneMoving from '@/art/hero-movil-animado.svg?inline'
import heroPhone from '@/art/hero-movil.svg'
import hero from '@/art/hero.svg'

import styles from './HeroPicture.module.css'

const PHONE = '(max-width: 47.99em)'
const STILL = '(prefers-reduced-motion: reduce)'

/** A drawing of a door that opens once; with reduced motion it is open from the start. */
export function HeroPicture() {
  return (
    <picture className={styles.picture}>
      <source media={`${PHONE} and ${STILL}`} srcSet={heroPhone} width="480" height="430" />
      <source media={PHONE} srcSet={heroPhoneMoving} width="480" height="430" />
      <source media={STILL} srcSet={hero} width="1920" height="840" />
      <img className={styles.image} src={heroMoving} alt="" width="1920" height="840" />
    </picture>
  )
}
