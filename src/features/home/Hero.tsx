import type { SessionUser } from '@/lib/session'
import { classNames } from '@/ui/classNames'
import { PageTitle } from '@/ui/PageTitle'

import styles from './Hero.module.css'
import { HeroActions } from './HeroActions'
import { HeroPicture } from './HeroPicture'

/** The first section of the home page. */
export function Hero({ user }: { user: SessionUser | null }) {
  const isFamily = user !== null && !user.isTeacher
  return (
    <section className={classNames(styles.hero, 'on-wall')} aria-labelledby="titulo">
      <div className={classNames(styles.inside, 'container')}>
        <p className={styles.kicker}>Plataforma educativa</p>
        <PageTitle text="Recordar abre puertas" className={styles.heading} />
        <p className={classNames(styles.lead, 'lead')}>
          {isFamily
            ? 'Ven al Museo Memoria y Tolerancia con quien quieras conversar, y sigue la conversación en casa con nuestros recursos.'
            : 'Trae a tu grupo al Museo Memoria y Tolerancia. Solicita la visita, conoce el costo al momento y prepara a tus estudiantes antes de llegar.'}
        </p>
        <HeroActions user={user} />
      </div>
      {/* Last, because it stands below the words: painted before they have arrived, it would sink with each. */}
      <HeroPicture />
    </section>
  )
}
