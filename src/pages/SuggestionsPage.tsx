import { Link } from 'react-router-dom'

import door from '@/art/puerta-mochila.svg'
import { groupTopics } from '@/content/practicalInfo'
import { familyTips, tips } from '@/content/tips'
import { PracticalInfo } from '@/features/visits/PracticalInfo'
import { telephoneLink } from '@/lib/addresses'
import { settings } from '@/lib/env'
import { paths } from '@/lib/paths'
import { selectUser } from '@/store/authSlice'
import { useAppSelector } from '@/store/hooks'
import { ButtonLink } from '@/ui/ButtonLink'
import { classNames } from '@/ui/classNames'
import { PageBody } from '@/ui/PageBody'
import { Stack } from '@/ui/layout/layout'
import { PageHeader } from '@/features/page-header/PageHeader'
import { useHashTarget } from '@/ui/useHashTarget'

import styles from './SuggestionsPage.module.css'

const { phone } = settings.museum

export function SuggestionsPage() {
  const user = useAppSelector(selectUser)
  useHashTarget()
  return (
    <>
      <PageHeader
        door={door}
        title="Sugerencias para tu visita"
        lead="Siete consejos para venir con un grupo, y tres para venir en familia."
        documentTitle="Sugerencias"
        breadcrumb={[{ label: 'Visitas escolares', to: paths.visits }, { label: 'Sugerencias' }]}
      />
      <PageBody>
        <Tips tips={tips} heading="h2" className={styles.two} />
        <p>
          <Link to={paths.requirements}>Ver los requisitos de la SEP y del museo</Link>
        </p>
        {!user && (
          <Stack align="start" gap={4} className="signed-out no-print">
            <p>Para solicitar una visita necesitas una cuenta de docente. Es gratuita.</p>
            <ButtonLink to={paths.registration}>Regístrate</ButtonLink>
          </Stack>
        )}
        <Stack as="section" gap={5} id="familias" className={styles.families} aria-labelledby="familias-titulo">
          <h2 id="familias-titulo" tabIndex={-1}>
            En familia o por tu cuenta
          </h2>
          <Tips tips={familyTips} heading="h3" className={styles.three} />
          <PracticalInfo without={groupTopics} />
          <p>
            Precios para público general: <a href={telephoneLink(phone)}>{phone}</a>
          </p>
        </Stack>
      </PageBody>
    </>
  )
}

interface TipsProps {
  tips: typeof tips
  heading: 'h2' | 'h3'
  /** The columns on wide screens. */
  className: string | undefined
}

/** Numbered tips. */
function Tips({ tips: list, heading: Heading, className }: TipsProps) {
  return (
    <ol className={classNames(styles.tips, className)}>
      {list.map(({ title, text }, index) => (
        <li className={styles.tip} key={title}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <Stack gap={2}>
            <Heading className="h3">{title}</Heading>
            <p className={styles.text}>{text}</p>
          </Stack>
        </li>
      ))}
    </ol>
  )
}
