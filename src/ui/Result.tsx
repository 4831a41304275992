import { type ReactNode, useEffect, useRef } from 'react'

import { classNames } from './classNames'
import { Icon } from './Icon'
import { Cluster, Stack } from './layout/layout'
import { PageHead } from './PageHead'

import styles from './Result.module.css'

interface ResultProps {
  title: string
  /** The document title, without the site's name. Defaults to `title`. */
  documentTitle?: string
  kicker?: string
  /** The API's message, shown above the title. */
  message?: string
  /** The URL of a square drawing whose sides may be cropped. Its floor line is at 76% of its height. */
  art: string
  /** The URL of a 480:360 drawing for narrow screens, as wide as the screen. */
  narrowArt?: string
  steps?: readonly ReactNode[]
  actions: ReactNode
  children: ReactNode
}

/** Replaces a form that was sent, or a page whose e-mailed link worked. The heading receives focus. */
export function Result({
  title,
  documentTitle = title,
  kicker,
  message,
  art,
  narrowArt,
  steps = [],
  actions,
  children,
}: ResultProps) {
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])

  return (
    <div className={styles.result}>
      <PageHead title={documentTitle} />
      <div className={styles.wall}>
        <picture>
          {narrowArt !== undefined && <source media="(max-width: 63.99em)" srcSet={narrowArt} />}
          <img className={classNames(styles.art, narrowArt && styles.wide)} src={art} alt="" width="320" height="320" />
        </picture>
      </div>
      <Stack gap={5} className={styles.sheet}>
        <Stack gap={3}>
          {kicker !== undefined && <p className="muted">{kicker}</p>}
          {message !== undefined && (
            <h2 ref={heading} className={classNames(styles.message, 'icon-line text-title')} tabIndex={-1}>
              <Icon name="ok" size="s" />
              {message}
            </h2>
          )}
          <h1 ref={message === undefined ? heading : undefined} id="titulo" tabIndex={-1}>
            {title}
          </h1>
          {children}
        </Stack>
        <Steps steps={steps} />
        <Cluster gap={4} className="no-print">
          {actions}
        </Cluster>
      </Stack>
    </div>
  )
}

/** @param isColumn whether the steps are a ruled list, and stay below each other on wide screens */
export function Steps({ steps, isColumn = false }: { steps: readonly ReactNode[]; isColumn?: boolean }) {
  if (steps.length === 0) return null
  return (
    <ol className={classNames(styles.steps, isColumn ? 'rows' : styles.across)} aria-label="Qué sigue">
      {[...steps.entries()].map(([index, step]) => (
        <li key={index}>
          <span>{step}</span>
        </li>
      ))}
    </ol>
  )
}
