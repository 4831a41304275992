import { type MouseEvent, useEffect, useRef } from 'react'
import { Link, useNavigate } from 'react-router-dom'

import { faq, type Question } from '@/content/faq'
import { priceRange } from '@/model/prices'
import { useList } from '@/store/hooks'
import { loadServices } from '@/store/visitRequestSlice'
import { Stack } from '@/ui/layout/layout'
import { classNames } from '@/ui/classNames'
import { DetailsSummary } from '@/ui/DetailsSummary'
import { useDetails } from '@/ui/useDetails'
import { useHashTarget } from '@/ui/useHashTarget'

import styles from './FrequentQuestions.module.css'

/** Frequent questions, one open at a time: at first the question in the URL's hash, or else the first question. */
export function FrequentQuestions({ heading, ids }: { heading: 'h2' | 'h3'; ids?: readonly string[] }) {
  const questions = ids ? faq.filter(({ id }) => ids.includes(id)) : faq
  const navigate = useNavigate()
  const list = useRef<HTMLDivElement>(null)

  /** Emulates `<details name>`, which browsers support since Chrome 120, Safari 17.2 and Firefox 130. */
  function closeOthers(summary: Element) {
    for (const details of list.current?.querySelectorAll('details') ?? []) {
      if (!details.contains(summary)) details.open = false
    }
  }

  useHashTarget(undefined, (summary) => {
    const details = summary.closest('details')
    if (!details) return
    closeOthers(summary)
    details.open = true
  })

  /** Runs before the browser toggles the `<details>`. */
  function press({ currentTarget: summary }: MouseEvent<HTMLElement>) {
    const opens = summary.closest('details')?.open === false
    if (opens) closeOthers(summary)
    // Safari does not focus a `<summary>` on click.
    summary.focus({ preventScroll: true })
    // The hash lets users share the open question. `replace` avoids a new history entry.
    void navigate({ hash: opens ? summary.id : '' }, { replace: true })
  }

  return (
    <div ref={list} className="rows">
      {questions.map((question, index) => (
        <Item key={question.id} question={question} isFirst={index === 0} heading={heading} onPress={press} />
      ))}
    </div>
  )
}

interface ItemProps {
  question: Question
  isFirst: boolean
  heading: 'h2' | 'h3'
  onPress: (event: MouseEvent<HTMLElement>) => void
}

/** The answer follows the `<details>`: browsers before 2024 cannot print what a closed one contains. */
function Item({ question: { id, question, answer, link, hasPrices }, isFirst, heading, onPress }: ItemProps) {
  const { ref, isOpen } = useDetails()
  return (
    <div className={styles.item}>
      <details className={styles.details} ref={ref} name="preguntas" open={isFirst}>
        <DetailsSummary title={question} heading={heading} id={id} onClick={onPress} />
      </details>
      <Stack gap={3} className={classNames(styles.answer, 'lit')}>
        <p>{answer}</p>
        {hasPrices && isOpen && <PriceRange />}
        {link && (
          <p className="links no-print">
            <Link to={link.to}>{link.label}</Link>
          </p>
        )}
      </Stack>
    </div>
  )
}

/** The services' lowest and highest price. Loads the services when it mounts. */
function PriceRange() {
  const { items, load } = useList(loadServices)
  useEffect(() => load(), [load])
  const range = priceRange(items)
  return range !== '' && <p>{range}</p>
}
