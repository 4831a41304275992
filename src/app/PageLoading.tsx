import type { ReactNode } from 'react'

import { LoadingBlock } from '@/ui/LoadingBlock'
import { PageBody } from '@/ui/PageBody'
import { Skeleton } from '@/ui/Skeleton'

import styles from './PageLoading.module.css'

interface PageLoadingProps {
  /** What is known of its wall; a bare one otherwise. */
  wall?: ReactNode
}

/** The wall of a page whose code is on its way. */
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
