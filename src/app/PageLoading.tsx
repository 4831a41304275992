import type { ReactNode } from 'react'

import { LoadingBlock } from '@/ui/LoadingBlock'
import { PageBody } from '@/ui/PageBody'
import { Skeleton } from '@/ui/Skeleton'

import styles from './PageLoading.module.css'

interface PageLoadingProps {
  /** The page's header, where it is known. */
  wall?: ReactNode
}

/** Shown while a page's code loads: the band at its top, where the header will be. */
export function PageLoading({ wall = <div className={styles.wall} /> }: PageLoadingProps) {
  return (
    <>
      {wall}
      <PageBody narrow>
        <LoadingBlock>
          <Skeleton height="2.5rem" width="60%" />
          <Skeleton height="12rem" />
        </LoadingBlock>
      </PageBody>
    </>
  )
}
