import { useLocation } from 'react-router-dom'

import { paths, withoutTrailingSlash } from '@/lib/paths'
import { useAppDispatch } from '@/store/hooks'
import { contactRequested } from '@/store/modalSlice'
import { Button } from '@/ui/Button'

import styles from './ContactButton.module.css'
import { useIsWriting } from './useIsWriting'

/** Pages that are a form, and the desk: there nothing floats over what is being done. */
const without: string[] = [
  paths.login,
  paths.registration,
  paths.passwordRecovery,
  paths.account,
  paths.visitRequest,
  paths.services,
  paths.sponsorshipRequest,
  paths.sendQuestionnaire,
  paths.answerQuestionnaire,
  paths.freePass,
  paths.contact,
]

const isWithout = (pathname: string) =>
  without.includes(withoutTrailingSlash(pathname)) || pathname.startsWith(`${paths.passwordRecovery}/`)

/** Floats above the end of the page's content, never above the footer, and opens the contact dialog. */
export function ContactButton() {
  const dispatch = useAppDispatch()
  const { pathname } = useLocation()
  return isWithout(pathname) ? null : <FloatingButton onPress={() => dispatch(contactRequested())} />
}

function FloatingButton({ onPress }: { onPress: () => void }) {
  const isWriting = useIsWriting()
  return (
    <aside className={styles.place} data-writing={isWriting || undefined} aria-label="Contacto rápido">
      <div className={styles.button}>
        <Button size="s" icon="mail" onClick={onPress}>
          Contáctanos
        </Button>
      </div>
    </aside>
  )
}
