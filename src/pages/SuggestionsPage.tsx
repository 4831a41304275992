import { Link } from 'react-router-dom'

import { tips } from '@/content/tips'
import { paths } from '@/lib/paths'
import { selectUser } from '@/store/authSlice'
import { useAppSelector } from '@/store/hooks'
import { ButtonLink } from '@/ui/ButtonLink'
import { classNames } from '@/ui/classNames'
import { PageBody } from '@/ui/PageBody'
import { PageHeader } from '@/ui/page/PageHeader'

import styles from './SuggestionsPage.module.css'

export function SuggestionsPage() {
  const user = useAppSelector(selectUser)
  return (
    <>
      <PageHeader
        inDoor="group"
        title="Sugerencias para tu visita"
        lead="Siete consejos para antes, durante y después del recorrido."
        documentTitle="Sugerencias"
        breadcrumb={[{ label: 'Visitas escolares', to: paths.visits }, { label: 'Sugerencias' }]}
      />
      <PageBody>
        <ol className={styles.tips}>
          {tips.map(({ title, text }, index) => (
            <li className={styles.tip} key={title}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h2 className={styles.title}>{title}</h2>
                <p className={styles.text}>{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <p>
          <Link to={paths.requirements}>Ver los requisitos de la SEP y del museo</Link>
        </p>
        {!user && (
          <div className={classNames(styles.register, 'signed-out')}>
            <p>Para solicitar una visita necesitas una cuenta de docente. Es gratuita.</p>
            <ButtonLink to={paths.registration}>Regístrate</ButtonLink>
          </div>
        )}
      </PageBody>
    </>
  )
}
