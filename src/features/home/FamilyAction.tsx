import { paths } from '@/model/paths'
import { loadAccount, selectUserData } from '@/store/authSlice'
import { useAppDispatch, useAppSelector, useRequest } from '@/store/hooks'
import { passRequested } from '@/store/modalSlice'
import { Button } from '@/ui/Button'
import type { ButtonLook } from '@/ui/buttonClass'
import { ButtonLink } from '@/ui/ButtonLink'
import { Skeleton } from '@/ui/Skeleton'

/** Opens an unused pass, or else the questionnaire. Has room before the profile shows which. */
export function FamilyAction({ userId, look }: { userId: number; look: ButtonLook }) {
  const dispatch = useAppDispatch()
  const profile = useAppSelector(selectUserData)
  const { status } = useRequest(loadAccount, userId)
  const freePass = profile?.freePass ?? false
  if (freePass !== false) {
    return (
      <Button {...look} onClick={() => dispatch(passRequested(freePass))}>
        Ver tu pase
      </Button>
    )
  }
  if (!profile && status !== 'failed')
    return <Skeleton height={look.size === 'l' ? 'var(--h-control-l)' : 'var(--h-control-s)'} />
  return (
    <ButtonLink {...look} to={paths.answerQuestionnaire}>
      Responder cuestionario
    </ButtonLink>
  )
}
