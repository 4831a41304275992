import { Link } from 'react-router-dom'

import door from '@/art/puerta-mochila.svg'
import { familyTips, tipGroups } from '@/content/tips'
import { PracticalInfo } from '@/features/visits/PracticalInfo'
import { RequestVisit } from '@/features/visits/RequestVisit'
import { telephoneLink } from '@/lib/addresses'
import { settings } from '@/model/env'
import { paths } from '@/model/paths'
import { PageBody } from '@/ui/PageBody'
import { Cluster, Stack, Tiles } from '@/ui/layout/layout'
import { RowLinks } from '@/ui/RowLink'
import { Step } from '@/ui/Step'
import { PageHeader } from '@/ui/page/PageHeader'
import { useHashTarget } from '@/ui/useHashTarget'

import styles from './SuggestionsPage.module.css'

const { phone } = settings.museum

export function SuggestionsPage() {
  useHashTarget()
  return (
    <>
      <PageHeader
        door={door}
        title="Sugerencias para tu visita"
        lead="Siete consejos para venir con un grupo, y tres para venir en familia."
        breadcrumb={[{ label: 'Visitas escolares', to: paths.visits }, { label: 'Sugerencias' }]}
      />
      <PageBody>
        <Tiles gap={7} columns={2}>
          {tipGroups.map(({ title, tips }, index) => (
            <Stack as="section" gap={4} className={styles.group} key={title}>
              <h2>{title}</h2>
              <Tips tips={tips} first={firstOf(index)} />
              {index === tipGroups.length - 1 && <ForClass />}
            </Stack>
          ))}
        </Tiles>
        <Cluster gap={4} justify="between" className="no-print">
          <p className="links">
            <Link to={paths.requirements}>Ver los requisitos de la SEP y del museo</Link>
          </p>
          <RequestVisit />
        </Cluster>
      </PageBody>
      <section className={styles.families} id="familias" aria-labelledby="familias-titulo">
        <PageBody>
          <h2 id="familias-titulo" tabIndex={-1}>
            En familia o por tu cuenta
          </h2>
          <Tips tips={familyTips} first={1} />
          <PracticalInfo isForFamilies />
          <p>
            Precios para público general: <a href={telephoneLink(phone)}>{phone}</a>
          </p>
        </PageBody>
      </section>
    </>
  )
}

const firstOf = (group: number) => 1 + tipGroups.slice(0, group).reduce((sum, { tips }) => sum + tips.length, 0)

function ForClass() {
  return (
    <RowLinks
      rows={[
        { title: 'Recursos educativos', description: 'Preguntas para empezar en clase', to: paths.resources },
        { title: 'Proyectos de visita', description: 'Propuestas para descargar y adaptar', to: paths.projects },
      ]}
    />
  )
}

interface TipsProps {
  tips: typeof familyTips
  first: number
}

function Tips({ tips, first }: TipsProps) {
  return (
    <Tiles as="ol" gap={5} columns={tips.length === 3 ? 3 : 2} className="ruled">
      {tips.map((tip, index) => (
        <Step key={tip.title} number={first + index} {...tip} />
      ))}
    </Tiles>
  )
}
