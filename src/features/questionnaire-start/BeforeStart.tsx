import { settings } from '@/lib/env'
import { PrivacyLine } from '@/ui/form/PrivacyLine'

import styles from './BeforeStart.module.css'

export const BeforeStart = () => (
  <div className={styles.calm}>
    <p>
      <b>Antes de empezar.</b> Las preguntas hablan de genocidio y discriminación. Haz una pausa cuando lo necesites:
      tus respuestas se guardan 24 horas en este dispositivo. Si algo te incomoda, platícalo con tu profesor.
    </p>
    <PrivacyLine notice={settings.museum.privacyNoticeUrl}>Tus respuestas viajan sin tu nombre.</PrivacyLine>
  </div>
)
