import { useCallback } from 'react'

import { sanitizedHtml } from '@/lib/sanitizedHtml'

import styles from './SafeHtml.module.css'

/** HTML from the API, sanitised. */
export function SafeHtml({ html }: { html: string }) {
  const fill = useCallback((element: HTMLDivElement | null) => element?.replaceChildren(sanitizedHtml(html)), [html])
  return <div ref={fill} className={styles.text} />
}
