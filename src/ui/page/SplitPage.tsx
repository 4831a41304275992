import type { ReactNode } from 'react'

import { classNames } from '@/ui/classNames'
import { PageBody } from '@/ui/PageBody'
import { PageHead } from '@/ui/PageHead'
import { PageTitle } from '@/ui/PageTitle'

import styles from './SplitPage.module.css'

interface SplitPageProps {
  title: string
  lead: string
  /** The URL of a square drawing whose floor line is at 76% of its height. */
  art: string
  /** A band above the content. */
  notice?: ReactNode
  children: ReactNode
}

/** A page with a short form. On wide screens, the header and its drawing fill the left half. */
export const SplitPage = ({ title, lead, art, notice, children }: SplitPageProps) => (
  <div className={styles.page}>
    <div className={classNames(styles.header, 'on-wall')}>
      <PageHead title={title} description={lead} />
      <PageTitle text={title} className={styles.title} />
      <p className={styles.lead}>{lead}</p>
      <img className={styles.art} src={art} alt="" width="320" height="320" loading="lazy" />
    </div>
    <div>
      {notice}
      <PageBody narrow>{children}</PageBody>
    </div>
  </div>
)
