import { useEffect, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'

import { faq, type Question } from '@/content/faq'
import { Accordion } from '@/ui/Accordion'
import { useHydrated } from '@/ui/useHydrated'

import styles from './FrequentQuestions.module.css'
import { PriceRange } from './PriceRange'

const first = faq[0]?.id ?? null
const known = (hash: string) => faq.find(({ id }) => `#${id}` === hash)?.id

/** The frequent questions. The one in the hash of the address is open, else the first. */
export function FrequentQuestions({ heading }: { heading: 'h2' | 'h3' }) {
  const navigate = useNavigate()
  const location = useLocation()
  const hash = useHydrated() ? location.hash : ''
  const [openId, setOpenId] = useState(() => known(hash) ?? first)
  const ownHash = useRef<string | null>(null)
  const [seenHash, setSeenHash] = useState(hash)
  if (hash !== seenHash) {
    setSeenHash(hash)
    setOpenId(known(hash) ?? openId)
  }

  // Scrolls and moves focus to the question in the hash.
  useEffect(() => {
    const question = document.getElementById(known(hash) ?? '')
    if (!question || ownHash.current === hash) return
    question.scrollIntoView()
    question.focus({ preventScroll: true })
  }, [hash])

  function toggle(id: string) {
    setOpenId(id === openId ? null : id)
    ownHash.current = `#${id}`
    // So that the open question can be shared and reloaded. `replace` adds no entry to the history.
    void navigate({ hash: id === openId ? '' : id }, { replace: true })
  }

  return (
    <Accordion
      items={faq.map((item) => ({
        id: item.id,
        title: item.question,
        content: <Answer {...item} isOpen={item.id === openId} />,
      }))}
      openId={openId}
      onToggle={toggle}
      heading={heading}
    />
  )
}

function Answer({ answer, link, hasPrices, isOpen }: Question & { isOpen: boolean }) {
  return (
    <>
      <p>{answer}</p>
      {hasPrices && isOpen && <PriceRange />}
      {link && (
        <p className={styles.link}>
          <Link to={link.to}>{link.label}</Link>
        </p>
      )}
    </>
  )
}
