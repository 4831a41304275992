import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

import { sponsorshipDraft, withDraftTexts } from '@/model/drafts'
import { paths } from '@/model/paths'
import type { RequestState } from '@/lib/requestState'
import type { SessionUser } from '@/model/session'
import { loadSchoolGrades, loadSchoolTypes, selectUserData } from '@/store/authSlice'
import { useAppDispatch, useAppSelector, useList } from '@/store/hooks'
import { outcomesCleared } from '@/store/request'
import { requestSponsorship } from '@/store/requestSponsorship'
import { Button } from '@/ui/Button'
import { DraftStatus } from '@/ui/form/DraftStatus'
import { ErrorSummary } from '@/ui/form/ErrorSummary'
import { Form } from '@/ui/form/Form'
import { WideField } from '@/ui/form/FormLayout'
import { PrivacyLine } from '@/ui/form/PrivacyLine'
import { SelectField } from '@/ui/form/SelectField'
import { TextAreaField } from '@/ui/form/TextAreaField'
import { TextField } from '@/ui/form/TextField'
import { useFormDraft } from '@/ui/form/useFormDraft'
import { ListState } from '@/ui/ListState'
import { Columns, Stack } from '@/ui/layout/layout'
import { FormSection } from '@/ui/page/FormSection'
import { RequestFailure } from '@/ui/RequestFailure'

import {
  initialSponsorship,
  sponsorshipSchema,
  type SponsorshipValues,
  toSponsorshipPayload,
} from './sponsorshipSchema'
import { SponsorshipSteps } from './SponsorshipSteps'

interface SponsorshipFormProps {
  user: SessionUser
  request: RequestState
  children?: ReactNode
}

export function SponsorshipForm({ user, request, children }: SponsorshipFormProps) {
  const dispatch = useAppDispatch()
  const profile = useAppSelector(selectUserData)
  const schoolTypes = useList(loadSchoolTypes)
  const schoolGrades = useList(loadSchoolGrades)
  const draft = useFormDraft({
    stored: sponsorshipDraft(user.id),
    initial: () => initialSponsorship(user, profile),
    restore: withDraftTexts,
    toStored: (values) => ({ ...values }),
    onCleared: () => dispatch(outcomesCleared(requestSponsorship)),
  })
  const send = (values: SponsorshipValues) =>
    dispatch(requestSponsorship({ userId: user.id, sponsorship: toSponsorshipPayload(values) }))

  return (
    <Form
      id="sponsorship"
      key={draft.version}
      {...draft.formValues}
      schema={sponsorshipSchema}
      isSending={request.status === 'loading'}
      onSubmit={send}
    >
      <Columns gap={7} hasAside>
        <Stack gap={7}>
          <div>
            <DraftStatus draft={draft}>{children}</DraftStatus>
            <ErrorSummary />
            <FormSection title="Tu grupo">
              <TextAreaField
                name="reason"
                label="Razón de la solicitud"
                hint="Cuéntanos en dos o tres frases por qué tu grupo necesita el patrocinio."
                rows={5}
              />
            </FormSection>
            <FormSection title="Tu escuela" pairs>
              <WideField>
                <TextAreaField
                  name="school_address"
                  label="Dirección de la escuela"
                  hint="Calle, número, colonia, municipio o alcaldía y código postal."
                  rows={2}
                />
              </WideField>
              <div>
                <SelectField name="school_type_id" label="Sostenimiento de la escuela" options={schoolTypes.items} />
                <ListState list={schoolTypes} listName="los tipos de sostenimiento" />
              </div>
              <div>
                <SelectField name="school_grade_id" label="Nivel educativo" options={schoolGrades.items} />
                <ListState list={schoolGrades} listName="los niveles educativos" />
              </div>
            </FormSection>
            <FormSection title="Quién solicita" pairs>
              <TextField name="teacher_name" label="Nombre del profesor" autoComplete="given-name" />
              <TextField name="first_lastname" label="Primer apellido" autoComplete="family-name" />
              <TextField name="second_lastname" label="Segundo apellido" autoComplete="off" />
              <TextField name="email" label="Correo electrónico" type="email" autoComplete="email" />
            </FormSection>
          </div>
          {request.status === 'failed' && <RequestFailure failure={request.failure} />}
          <Stack gap={5} align="start">
            <PrivacyLine>
              Usamos estos datos para revisar tu solicitud y responderte. Enviarla no significa que esté aprobada.
            </PrivacyLine>
            <Button type="submit" size="l" busyLabel="Enviando…">
              Enviar solicitud
            </Button>
          </Stack>
        </Stack>
        <SponsorshipSteps look="h3">
          <p className="links">
            <Link to={paths.sponsorshipRequirements}>Ver los requisitos de patrocinio</Link>
          </p>
        </SponsorshipSteps>
      </Columns>
    </Form>
  )
}
