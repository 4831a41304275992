import { useContext } from 'react'

import lineArt from '@/art/umbral-linea.svg'
import type { Theme } from '@/content/themes'
import { Stack } from '@/ui/layout/layout'
import { Letterhead, PaperDialog, Sheet } from '@/ui/paper/Paper'
import { SiteContext } from '@/ui/SiteContext'

import styles from './ClassSheet.module.css'

const LINES = 8

/** A sheet of paper for each student: a theme's question, lines to write on, and the questions to discuss afterwards. */
export function ClassSheet({ theme, onClose }: { theme: Theme; onClose: () => void }) {
  return (
    <PaperDialog title={theme.name} isTitlePrinted={false} onClose={onClose}>
      <Sheet hint="Una hoja por estudiante, para escribir antes o después de la visita.">
        <Stack gap={5} className={styles.paper}>
          <Letterhead>
            <strong>{useContext(SiteContext).name}</strong>
          </Letterhead>
          <div className={styles.fields}>
            <p>Nombre</p>
            <p>Grupo</p>
          </div>
          <Stack gap={1}>
            <p>{theme.name}</p>
            <h3 className={styles.question}>{theme.question}</h3>
          </Stack>
          <div className={styles.lines}>
            {Array.from({ length: LINES }, (_, index) => (
              <i key={index} />
            ))}
          </div>
          <Stack gap={2}>
            <h3 className="text-title">Para seguir conversando</h3>
            <Stack as="ul" gap={2} className="bullets">
              {theme.moreQuestions.map((question) => (
                <li key={question}>{question}</li>
              ))}
            </Stack>
          </Stack>
          <img className={styles.art} src={lineArt} alt="" width="680" height="330" />
        </Stack>
      </Sheet>
    </PaperDialog>
  )
}
