import { type MouseEvent, useEffect } from 'react'
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

/** Emulates `<details name>`, which browsers support since Chrome 120, Safari 17.2 and Firefox 130. */
function closeOthers(summary: Element) {
  for (const details of document.querySelectorAll<HTMLDetailsElement>('details[name=preguntas]')) {
    if (!details.contains(summary)) details.open = false
  }
}

interface FrequentQuestionsProps {
  ids: readonly string[]
  /** Whether the first question is open, unless the URL's hash names another. */
  opensFirst?: boolean
}

/** Frequent questions, of which one on the page is open at a time. */
export function FrequentQuestions({ ids, opensFirst = true }: FrequentQuestionsProps) {
  const navigate = useNavigate()

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
    <div className="rows">
      {faq
        .filter(({ id }) => ids.includes(id))
        .map((question, index) => (
          <Item key={question.id} question={question} isFirst={opensFirst && index === 0} onPress={press} />
        ))}
    </div>
  )
}

interface ItemProps {
  question: Question
  isFirst: boolean
  onPress: (event: MouseEvent<HTMLElement>) => void
}

/** The answer follows the `<details>`: browsers before 2024 cannot print what a closed one contains. */
function Item({ question: { id, question, answer, link, hasPrices }, isFirst, onPress }: ItemProps) {
  const { ref, isOpen } = useDetails()
  return (
    <div className={styles.item}>
      <details className={styles.details} ref={ref} name="preguntas" open={isFirst}>
        <DetailsSummary title={question} heading="h3" id={id} onClick={onPress} />
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
