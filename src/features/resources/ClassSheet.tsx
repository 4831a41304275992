import lineArt from '@/art/umbral-linea.svg'
import type { Theme } from '@/content/themes'
import { classNames } from '@/ui/classNames'
import { Stack } from '@/ui/layout/layout'
import { PaperDialog, PaperHead, Sheet } from '@/ui/paper/Paper'

import styles from './ClassSheet.module.css'

const LINES = 8

/** A sheet of paper for each student: a theme's question, lines to write on, and the questions to discuss afterwards. */
export function ClassSheet({ theme, onClose }: { theme: Theme; onClose: () => void }) {
  return (
    <PaperDialog title={<span className={styles.theme}>{theme.name}</span>} onClose={onClose}>
      <Sheet hint="Una hoja por estudiante, para escribir antes o después de la visita.">
        <Stack gap={5} className={styles.paper}>
          <PaperHead />
          <p className={styles.name}>Nombre y grupo</p>
          <h3 className={classNames(styles.question, 'h2')}>{theme.question}</h3>
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
