import lineArt from '@/art/umbral-linea.svg'
import type { Theme } from '@/content/themes'
import { classNames } from '@/ui/classNames'
import { Stack } from '@/ui/layout/layout'
import { PaperDialog, PaperHead, Sheet } from '@/ui/paper/Paper'

import styles from './ClassSheet.module.css'

const LINES = 8

/** A sheet of paper for each student: a theme's question, and lines to write on. */
export function ClassSheet({ theme: { name, question }, onClose }: { theme: Theme; onClose: () => void }) {
  return (
    <PaperDialog title={name} onClose={onClose}>
      <Sheet hint="Una hoja por estudiante, para escribir antes o después de la visita.">
        <Stack gap={5}>
          <PaperHead />
          <h3 className={classNames(styles.question, 'h2')}>{question}</h3>
          <div className={styles.lines}>
            {Array.from({ length: LINES }, (_, index) => (
              <i key={index} />
            ))}
          </div>
          <p className={styles.name}>Nombre y grupo</p>
          <img className={styles.art} src={lineArt} alt="" width="680" height="330" />
        </Stack>
      </Sheet>
    </PaperDialog>
  )
}
