import { LoadingBlock } from '@/ui/LoadingBlock'
import { PageBody } from '@/ui/PageBody'
import { Skeleton } from '@/ui/Skeleton'

import styles from './PageLoading.module.css'

/** The wall of a page whose code is on its way. */
export function PageLoading() {
  return (
    <>
      <div className={styles.wall} />
      <PageBody narrow>
        <LoadingBlock>
          <Skeleton height="2.5rem" width="60%" />
          <Skeleton height="12rem" />
        </LoadingBlock>
      </PageBody>
    </>
  )
}
