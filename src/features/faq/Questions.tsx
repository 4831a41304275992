import { useEffect, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'

import { faq, type Question } from '@/content/faq'
import { Accordion } from '@/ui/Accordion'
import { useIsLive } from '@/ui/useIsLive'

import styles from './Questions.module.css'

const first = faq[0]?.id ?? null
const known = (hash: string) => faq.find(({ id }) => `#${id}` === hash)?.id

/** The frequent questions, one open at a time: the one that the address names, else the first. */
export function Questions({ heading }: { heading: 'h2' | 'h3' }) {
  const navigate = useNavigate()
  const location = useLocation()
  const hash = useIsLive() ? location.hash : ''
  const [openId, setOpenId] = useState(() => known(hash) ?? first)
  const ownHash = useRef<string | null>(null)
  const [seenHash, setSeenHash] = useState(hash)
  if (hash !== seenHash) {
    setSeenHash(hash)
    setOpenId(known(hash) ?? openId)
  }

  // The address named it: it comes into sight and is where the keyboard goes on.
  useEffect(() => {
    const question = document.getElementById(known(hash) ?? '')
    if (!question || ownHash.current === hash) return
    question.scrollIntoView()
    question.focus({ preventScroll: true })
  }, [hash])

  function toggle(id: string) {
    setOpenId(id === openId ? null : id)
    ownHash.current = `#${id}`
    // What is open can be shared or reloaded, without one more step on the way back.
    void navigate({ hash: id === openId ? '' : id }, { replace: true })
  }

  return (
    <Accordion
      items={faq.map((item) => ({ id: item.id, title: item.question, content: <Answer {...item} /> }))}
      openId={openId}
      onToggle={toggle}
      heading={heading}
    />
  )
}

function Answer({ answer, link }: Question) {
  return (
    <>
      <p>{answer}</p>
      {link && (
        <p className={styles.link}>
          <Link to={link.to}>{link.label}</Link>
        </p>
      )}
    </>
  )
}
