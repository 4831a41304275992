import { type MouseEvent, useEffect, useRef } from 'react'
import { Link, useNavigate } from 'react-router-dom'

import { faq, type Question } from '@/content/faq'
import { formatListPrice } from '@/lib/prices'
import { useList } from '@/store/hooks'
import { loadServices } from '@/store/visitRequestSlice'
import { classNames } from '@/ui/classNames'
import { DetailsSummary } from '@/ui/DetailsSummary'
import { useDetails } from '@/ui/useDetails'
import { useHashTarget } from '@/ui/useHashTarget'

import styles from './FrequentQuestions.module.css'

interface FrequentQuestionsProps {
  heading: 'h2' | 'h3'
  /** How many of them; all by default. */
  count?: number
}

/** The frequent questions, one of which is open at a time: first the one in the hash of the URL, else the first. */
export function FrequentQuestions({ heading, count = faq.length }: FrequentQuestionsProps) {
  const navigate = useNavigate()
  const list = useRef<HTMLDivElement>(null)

  /** As `name` does in browsers since 2023 (Chrome 120, Safari 17.2, Firefox 130). */
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

  /** Called before the browser opens or closes the question itself. */
  function press({ currentTarget: summary }: MouseEvent<HTMLElement>) {
    const opens = summary.closest('details')?.open === false
    if (opens) closeOthers(summary)
    // Safari does not focus a clicked summary.
    summary.focus({ preventScroll: true })
    // So that the open question can be shared and reloaded. `replace` adds no entry to the history.
    void navigate({ hash: opens ? summary.id : '' }, { replace: true })
  }

  return (
    <div ref={list}>
      {faq.slice(0, count).map((question, index) => (
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

/**
 * A question, which opens without the application. Its answer is after the `<details>` and not inside, where no style
 * could show it in print while it is closed: browsers let styles in there since 2024 only.
 */
function Item({ question: { id, question, answer, link, hasPrices }, isFirst, heading, onPress }: ItemProps) {
  const { ref, isOpen } = useDetails()
  return (
    <div className={styles.item}>
      <details className={styles.details} ref={ref} name="preguntas" open={isFirst}>
        <DetailsSummary className={styles.summary} title={question} heading={heading} id={id} onClick={onPress} />
      </details>
      <div className={styles.panel}>
        <p>{answer}</p>
        {hasPrices && isOpen && <PriceRange />}
        {link && (
          <p className={classNames(styles.link, 'links', 'no-print')}>
            <Link to={link.to}>{link.label}</Link>
          </p>
        )}
      </div>
    </div>
  )
}

/** The lowest and the highest price of the services, once they are loaded. That begins when this is shown. */
function PriceRange() {
  const { items, load } = useList(loadServices)
  useEffect(() => load(), [load])
  const prices = items.flatMap(({ price }) => price ?? [])
  if (prices.length === 0) return null
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)]
  return (
    <p>
      {lowest === highest
        ? `Cuesta ${formatListPrice(lowest)} por persona.`
        : `Va de ${formatListPrice(lowest)} a ${formatListPrice(highest)} por persona, según el servicio.`}
    </p>
  )
}
