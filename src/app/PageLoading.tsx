import { LoadingBlock } from '@/ui/LoadingBlock'
import { PageBody } from '@/ui/PageBody'
import { Skeleton } from '@/ui/Skeleton'

import styles from './PageLoading.module.css'

/** Shown while a page's code loads. Fills the screen on the ticket desk's page. */
export function PageLoading({ isDesk = false }: { isDesk?: boolean | undefined }) {
  if (isDesk) return <div className={`${styles.desk} on-wall`} aria-busy="true" />
  return (
    <>
      <div className={`${styles.header} on-wall`} />
      <PageBody narrow>
        <LoadingBlock>
          <Skeleton height="2.5rem" width="60%" />
          <Skeleton height="12rem" />
        </LoadingBlock>
      </PageBody>
    </>
  )
}
