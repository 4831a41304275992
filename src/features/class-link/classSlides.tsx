import { wallOfLights } from '@/content/conversation'
import { themePictures } from '@/content/pictures'
import { USUAL_QUESTIONS } from '@/content/questionnaireSections'
import { themes } from '@/content/themes'
import { classLink } from '@/model/links'
import { paths } from '@/model/paths'
import { classNames } from '@/ui/classNames'
import { QrCode } from '@/ui/qr/QrCode'
import type { Slide } from '@/ui/slides/Slides'

import { OneLine } from './OneLine'
import styles from './classSlides.module.css'

/** The slides for a class: how to open the questionnaire, how to end it, and the questions to discuss afterwards. */
export const classSlides = (teacherId: number): Slide[] => [
  {
    title: 'Responde el cuestionario de visita',
    picture: <QrCode text={classLink(teacherId)} label="Código QR del enlace para tu grupo" />,
    content: (
      <>
        <p>
          Apunta la cámara al código QR, o entra a{' '}
          <strong>
            {window.location.host}
            <wbr />
            {paths.answerQuestionnaire}
          </strong>{' '}
          y escribe este código.
        </p>
        <p className={styles.label}>Código de profesor</p>
        <p className={styles.code}>
          <OneLine text={String(teacherId)} />
        </p>
      </>
    ),
  },
  {
    title: wallOfLights.title,
    content: (
      <>
        <p className={styles.balanced}>{wallOfLights.text}</p>
        <div className={classNames(styles.slabs, 'no-print')} aria-hidden="true">
          {Array.from({ length: USUAL_QUESTIONS }, (_, index) => (
            <i key={index} style={{ height: `${84 + ((index * 13) % 17)}%` }} />
          ))}
        </div>
      </>
    ),
  },
  ...themes.map(({ id, question }) => ({ title: question, art: themePictures[id] })),
]
