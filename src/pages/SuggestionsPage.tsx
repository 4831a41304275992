import { Link } from 'react-router-dom'

import door from '@/art/puerta-mochila.svg'
import { tipGroups } from '@/content/tips'
import { RequestVisit } from '@/features/visits/RequestVisit'
import { paths } from '@/model/paths'
import { PageBody } from '@/ui/PageBody'
import { Cluster, Stack, Tiles } from '@/ui/layout/layout'
import { RowLinks } from '@/ui/RowLink'
import { Step } from '@/ui/Step'
import { PageHeader } from '@/ui/page/PageHeader'

import styles from './SuggestionsPage.module.css'

export function SuggestionsPage() {
  return (
    <>
      <PageHeader
        door={door}
        title="Sugerencias para tu visita"
        lead="Siete consejos para venir con un grupo."
        breadcrumb={[{ label: 'Visitas escolares', to: paths.visits }, { label: 'Sugerencias' }]}
      />
      <PageBody>
        <Tiles gap={7} columns={2}>
          {tipGroups.map(({ title, tips }, index) => (
            <Stack as="section" gap={4} className={styles.group} key={title}>
              <h2>{title}</h2>
              <Tiles as="ol" gap={5} columns={2} className="ruled">
                {tips.map((tip, tipIndex) => (
                  <Step key={tip.title} number={firstOf(index) + tipIndex} {...tip} />
                ))}
              </Tiles>
              {index === tipGroups.length - 1 && <ForClass />}
            </Stack>
          ))}
        </Tiles>
        <Cluster gap={4} justify="between" className="no-print">
          <p className="links">
            <Link to={paths.requirements}>Ver los requisitos de la SEP y del museo</Link>
            <Link to={paths.families}>¿Vienes en familia?</Link>
          </p>
          <RequestVisit />
        </Cluster>
      </PageBody>
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
