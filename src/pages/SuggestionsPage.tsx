import { Link } from 'react-router-dom'

import { tips } from '@/content/tips'
import { paths } from '@/lib/paths'
import { selectUser } from '@/store/authSlice'
import { useAppSelector } from '@/store/hooks'
import { ButtonLink } from '@/ui/ButtonLink'
import { PageBody } from '@/ui/PageBody'
import { Stack } from '@/ui/layout/layout'
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
              <Stack gap={2}>
                <h2 className="h3">{title}</h2>
                <p className={styles.text}>{text}</p>
              </Stack>
            </li>
          ))}
        </ol>
        <p>
          <Link to={paths.requirements}>Ver los requisitos de la SEP y del museo</Link>
        </p>
        {!user && (
          <Stack align="start" gap={4} className="signed-out no-print">
            <p>Para solicitar una visita necesitas una cuenta de docente. Es gratuita.</p>
            <ButtonLink to={paths.registration}>Regístrate</ButtonLink>
          </Stack>
        )}
      </PageBody>
    </>
  )
}
