import { Link } from 'react-router-dom'

import after from '@/art/momento-despues.svg'
import before from '@/art/momento-antes.svg'
import during from '@/art/momento-durante.svg'
import { tipGroups } from '@/content/tips'
import { PracticalInfo } from '@/features/visits/PracticalInfo'
import { RequestVisit } from '@/features/visits/RequestVisit'
import { paths } from '@/model/paths'
import { Stack } from '@/ui/layout/layout'
import { Page } from '@/ui/page/Page'
import { Step } from '@/ui/Step'

import styles from './SuggestionsPage.module.css'

const doors = [before, during, after]
const allTips = tipGroups.flatMap(({ tips }) => tips)

export function SuggestionsPage() {
  return (
    <div className={styles.page}>
      <Page
        title="Sugerencias para tu visita"
        lead="Siete consejos para venir con un grupo."
        parent={{ label: 'Visitas escolares', to: paths.visits }}
      >
        <div className={styles.timeline}>
          {tipGroups.map(({ title, tips }, index) => (
            <Stack as="section" gap={4} className={styles.stage} key={title}>
              <div className={`${styles.scene} on-wall`}>
                <h2 className="h3">{title}</h2>
                <img className={styles.door} src={doors[index]} alt="" width={index === 0 ? 362 : 230} height="120" />
              </div>
              <Stack as="ul" gap={5} className={styles.tips}>
                {tips.map((tip) => (
                  <Step key={tip.title} number={allTips.indexOf(tip) + 1} {...tip} />
                ))}
                {index === doors.length - 1 && (
                  <li className="links">
                    <Link to={paths.resources}>Preguntas para empezar en clase</Link>
                    <br />
                    <Link to={paths.projects}>Proyectos de visita para descargar</Link>
                  </li>
                )}
              </Stack>
            </Stack>
          ))}
        </div>
        <PracticalInfo />
        <RequestVisit>
          <p className="links no-print">
            <Link to={paths.requirements}>Ver los requisitos de la SEP y del museo</Link>
          </p>
        </RequestVisit>
      </Page>
    </div>
  )
}
