import { useState } from 'react'

import { ClassPanel } from '@/features/class-link/ClassPanels'
import { EarlierSendOuts, SendingDone, SendingForm } from '@/features/questionnaire-sending/SendingForm'
import {
  emptySending,
  recipients,
  restoreSending,
  type SendingValues,
  storedSending,
  withoutSent,
} from '@/features/questionnaire-sending/sendingSchema'
import { storeSendOut } from '@/lib/sendOuts'
import type { SessionUser } from '@/lib/session'
import { studentEmailsDraft } from '@/lib/drafts'
import { useAppDispatch, useRequest } from '@/store/hooks'
import { sendQuestionnaire } from '@/store/sendQuestionnaire'
import { outcomesCleared } from '@/store/request'
import { PageBody } from '@/ui/PageBody'
import { TaskHeader } from '@/ui/page/TaskHeader'
import { useFormDraft } from '@/ui/form/useFormDraft'
import { WithAside } from '@/ui/page/WithAside'

export function SendQuestionnairePage({ user }: { user: SessionUser }) {
  const dispatch = useAppDispatch()
  const request = useRequest(sendQuestionnaire, user.id)
  const [sentCount, setSentCount] = useState(0)
  const draft = useFormDraft({
    stored: studentEmailsDraft(user.id),
    initial: () => emptySending,
    restore: restoreSending,
    toStored: storedSending,
  })

  async function send(values: SendingValues) {
    const emails = recipients(values)
    const result = await dispatch(sendQuestionnaire({ emails: [...emails], teacher_code: user.id }))
    if (!sendQuestionnaire.fulfilled.match(result)) return
    storeSendOut(user.id, emails.length)
    setSentCount(emails.length)
    draft.restart(withoutSent(draft.latest(), emails))
  }

  if (request.status === 'done') {
    return (
      <SendingDone
        message={request.message}
        code={user.id}
        count={sentCount}
        rejected={draft.formValues.initialValues.emails.rejected}
        onAgain={() => dispatch(outcomesCleared(sendQuestionnaire))}
      />
    )
  }
  return (
    <>
      <TaskHeader title="Enviar cuestionario" lead="Cada estudiante recibe un correo con el enlace al cuestionario." />
      <PageBody>
        <WithAside aside={<ClassPanel teacherId={user.id} />}>
          <EarlierSendOuts userId={user.id} />
          <SendingForm
            key={draft.version}
            {...draft.formValues}
            request={request}
            onChange={draft.save}
            onSubmit={send}
          />
        </WithAside>
      </PageBody>
    </>
  )
}
