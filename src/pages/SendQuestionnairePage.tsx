import { useState } from 'react'
import { flushSync } from 'react-dom'

import lamp from '@/art/r6-cuestionario-enviado.svg'
import { ClassPanel } from '@/features/class-link/ClassPanels'
import { EarlierMailings, SendingDone, SendingForm } from '@/features/questionnaire-sending/SendingForm'
import {
  emptySending,
  recipients,
  restoreSending,
  type SendingValues,
  storedSending,
  withoutSent,
} from '@/features/questionnaire-sending/sendingSchema'
import { mailings } from '@/model/mailings'
import type { SessionUser } from '@/model/session'
import { studentEmailsDraft } from '@/model/drafts'
import { useAppDispatch, useRequest } from '@/store/hooks'
import { sendQuestionnaire } from '@/store/sendQuestionnaire'
import { outcomesCleared } from '@/store/request'
import { Page } from '@/ui/page/Page'
import { Columns } from '@/ui/layout/layout'
import { Panel } from '@/ui/Panel'
import { useFormDraft } from '@/ui/form/useFormDraft'

export function SendQuestionnairePage({ user }: { user: SessionUser }) {
  const dispatch = useAppDispatch()
  const request = useRequest(sendQuestionnaire, user.id)
  /** The values sent from this page; null if the user left the page during sending and then reopened it. */
  const [sent, setSent] = useState<SendingValues | null>(null)
  const storedEmails = studentEmailsDraft(user.id)
  const draft = useFormDraft({
    stored: storedEmails,
    initial: () => emptySending,
    restore: restoreSending,
    toStored: storedSending,
    // Not after a success, whose page has no form.
    onCleared: () => request.status === 'failed' && dispatch(outcomesCleared(sendQuestionnaire)),
  })

  async function send(values: SendingValues) {
    setSent(values)
    await dispatch(sendQuestionnaire({ emails: [...recipients(values)], teacher_code: user.id }))
  }

  if (request.status === 'done') {
    // A reopened page reads the draft, from which the thunk has removed the sent addresses.
    const rest = sent
      ? withoutSent(draft.latest(), recipients(sent))
      : restoreSending(storedEmails.read() ?? emptySending.emails)
    return (
      <SendingDone
        message={request.message}
        code={user.id}
        count={sent ? recipients(sent).length : mailings(user.id).read()?.[0]?.count}
        rejected={rest.emails.rejected}
        onAgain={() => {
          flushSync(() => {
            draft.restart(rest)
            setSent(null)
            dispatch(outcomesCleared(sendQuestionnaire))
          })
          document.getElementById('sending-emails')?.focus()
        }}
      />
    )
  }
  return (
    <Page lamp={lamp} title="Enviar cuestionario">
      <Columns gap={6} align="start" className="raised">
        <ClassPanel teacherId={user.id} />
        <Panel title="Por correo" tone="ruled">
          <p>Cada estudiante recibe un correo con el enlace al cuestionario.</p>
          <EarlierMailings userId={user.id} />
          <SendingForm key={draft.version} {...draft.formValues} request={request} onSubmit={send} />
        </Panel>
      </Columns>
    </Page>
  )
}
