import { Link } from 'react-router-dom'

import door from '@/art/puerta-mochila.svg'
import { groupTopics } from '@/content/practicalInfo'
import { familyTips, tipGroups } from '@/content/tips'
import { PracticalInfo } from '@/features/visits/PracticalInfo'
import { telephoneLink } from '@/lib/addresses'
import { settings } from '@/lib/env'
import { paths } from '@/lib/paths'
import { selectUser } from '@/store/authSlice'
import { useAppSelector } from '@/store/hooks'
import { ButtonLink } from '@/ui/ButtonLink'
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
        <div className={styles.columns}>
          {tipGroups.map(({ title, tips }, index) => (
            <Stack as="section" gap={4} key={title}>
              <h2 className={styles.when}>{title}</h2>
              <Tips tips={tips} first={firstOf(index)} />
              {index === tipGroups.length - 1 && <WhatNext isSignedOut={user === null} />}
            </Stack>
          ))}
        </div>
        <Stack as="section" gap={5} id="familias" aria-labelledby="familias-titulo">
          <h2 id="familias-titulo" tabIndex={-1}>
            En familia o por tu cuenta
          </h2>
          <Tips tips={familyTips} first={1} className={styles.columns} />
          <PracticalInfo without={groupTopics} />
          <p>
            Precios para público general: <a href={telephoneLink(phone)}>{phone}</a>
          </p>
        </Stack>
      </PageBody>
    </>
  )
}

/** The number of a group's first tip. */
const firstOf = (group: number) => 1 + tipGroups.slice(0, group).reduce((sum, { tips }) => sum + tips.length, 0)

function WhatNext({ isSignedOut }: { isSignedOut: boolean }) {
  return (
    <Stack align="start" gap={4} className="no-print">
      <p className="links">
        <Link to={paths.requirements}>Ver los requisitos de la SEP y del museo</Link>
      </p>
      {isSignedOut && (
        <Stack align="start" gap={4} className="signed-out">
          <p>Para solicitar una visita necesitas una cuenta de docente. Es gratuita.</p>
          <ButtonLink to={paths.registration}>Regístrate</ButtonLink>
        </Stack>
      )}
    </Stack>
  )
}

interface TipsProps {
  tips: typeof familyTips
  /** The number of the first tip. */
  first: number
  className?: string | undefined
}

/** Numbered tips. */
function Tips({ tips, first, className }: TipsProps) {
  return (
    <ol className={className ?? ''} start={first}>
      {tips.map(({ title, text }, index) => (
        <li className={styles.tip} key={title}>
          <span className={styles.number} aria-hidden="true">
            {first + index}
          </span>
          <Stack gap={2}>
            <h3 className={styles.title}>{title}</h3>
            <p className="muted">{text}</p>
          </Stack>
        </li>
      ))}
    </ol>
  )
}
