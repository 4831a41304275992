import { useEffect } from 'react'

import { pageHeaders } from '@/content/pageHeaders'
import { ClassPanel } from '@/features/class-link/ClassPanel'
import { SendingDone } from '@/features/questionnaire-sending/SendingDone'
import { SendingForm } from '@/features/questionnaire-sending/SendingForm'
import { readEmails } from '@/lib/emailList'
import type { SessionUser } from '@/lib/session'
import { studentEmailsDraft } from '@/lib/studentEmailsDraft'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectSending, selectSentTo, sendingLeft, sendQuestionnaire } from '@/store/questionnaireSlice'
import { noChips } from '@/ui/fields/chips'
import { useChips } from '@/ui/fields/useChips'
import { PageBody } from '@/ui/PageBody'
import { PageHeader } from '@/ui/PageHeader'
import { WithAside } from '@/ui/WithAside'

export function SendQuestionnairePage({ user }: { user: SessionUser }) {
  const dispatch = useAppDispatch()
  const request = useAppSelector(selectSending)
  const sentTo = useAppSelector(selectSentTo)
  const { chips, event, actions } = useChips(() => studentEmailsDraft(user.id).read() ?? noChips, readEmails)

  useEffect(() => {
    studentEmailsDraft(user.id).write(chips)
  }, [chips, user.id])

  useEffect(
    () => () => {
      dispatch(sendingLeft())
    },
    [dispatch],
  )

  async function send(emails: readonly string[]) {
    const result = await dispatch(sendQuestionnaire({ emails: [...emails], teacher_code: user.id }))
    if (sendQuestionnaire.fulfilled.match(result)) actions.without(emails)
  }

  return (
    <>
      <PageHeader {...pageHeaders.sendQuestionnaire} />
      <PageBody>
        <WithAside aside={<ClassPanel teacherId={user.id} />}>
          {request.status === 'done' ? (
            <SendingDone
              message={request.message}
              count={sentTo.length}
              rejected={chips.rejected.map(({ original }) => original)}
              onAgain={() => {
                actions.without(sentTo)
                dispatch(sendingLeft())
              }}
            />
          ) : (
            <SendingForm
              teacherId={user.id}
              chips={chips}
              event={event}
              actions={actions}
              request={request}
              onSend={(emails) => void send(emails)}
            />
          )}
        </WithAside>
      </PageBody>
    </>
  )
}
