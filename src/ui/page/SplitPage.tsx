import type { ComponentProps } from 'react'

import { Page } from './Page'
import styles from './SplitPage.module.css'

/** A page with a short form. On wide screens, the header's lamp fills the left column, beside the title and the form. */
export const SplitPage = (page: ComponentProps<typeof Page>) => (
  <div className={styles.page}>
    <Page narrow {...page} />
  </div>
)
