import { Formik } from 'formik'
import type { ReactNode } from 'react'

import type { Option } from '@/api/lookups'
import type { List } from '@/store/list'
import type { RequestState } from '@/store/request'
import { Block } from '@/ui/Block'
import { Button } from '@/ui/Button'
import { ErrorSummary } from '@/ui/ErrorSummary'
import { SelectField } from '@/ui/fields/SelectField'
import { TextAreaField } from '@/ui/fields/TextAreaField'
import { TextField } from '@/ui/fields/TextField'
import { Form } from '@/ui/Form'
import { FormLayout, WideField } from '@/ui/FormLayout'
import { KeepDraft } from '@/ui/KeepDraft'
import { ListFailure } from '@/ui/ListFailure'
import { RequestFailure } from '@/ui/RequestFailure'
import { useLaterValidation } from '@/ui/laterValidation'

import { FillInSchool, type ProfileSchool } from './FillInSchool'
import { sponsorshipSchema, type SponsorshipValues } from './sponsorshipSchema'

interface SponsorshipFormProps {
  initialValues: SponsorshipValues
  /** The school as the profile has it, once it is known; null when there is nothing to fill in. */
  school: ProfileSchool | null
  schoolTypes: List<Option>
  schoolGrades: List<Option>
  draftStatus: ReactNode
  request: RequestState
  onRetry: { schoolTypes: () => unknown; schoolGrades: () => unknown }
  onChange: (values: SponsorshipValues) => void
  onSubmit: (values: SponsorshipValues) => Promise<unknown>
}

export function SponsorshipForm(props: SponsorshipFormProps) {
  const validate = useLaterValidation<SponsorshipValues>(sponsorshipSchema)
  const { initialValues, school, schoolTypes, schoolGrades, draftStatus, request, onRetry, onChange, onSubmit } = props
  return (
    <Formik initialValues={initialValues} validate={validate} onSubmit={onSubmit}>
      <Form>
        <KeepDraft<SponsorshipValues> onChange={onChange} />
        <FillInSchool school={school} />
        {draftStatus}
        <ErrorSummary />
        <Block title="Quién solicita" intro="Tomamos estos datos de tu cuenta. Cámbialos aquí si hace falta.">
          <FormLayout pairs>
            <WideField>
              <TextField name="teacher_name" label="Nombre del profesor" autoComplete="given-name" />
            </WideField>
            <TextField name="first_lastname" label="Primer apellido" autoComplete="family-name" />
            <TextField name="second_lastname" label="Segundo apellido" autoComplete="additional-name" />
            <WideField>
              <TextField name="email" label="Correo electrónico" type="email" autoComplete="email" />
            </WideField>
          </FormLayout>
        </Block>
        <Block title="Tu escuela">
          <FormLayout pairs>
            <div>
              <SelectField name="school_type_id" label="Sostenimiento de la escuela" options={schoolTypes.items} />
              <ListFailure request={schoolTypes.request} onRetry={onRetry.schoolTypes} />
            </div>
            <div>
              <SelectField name="school_grade_id" label="Nivel educativo" options={schoolGrades.items} />
              <ListFailure request={schoolGrades.request} onRetry={onRetry.schoolGrades} />
            </div>
            <WideField>
              <TextField
                name="school_address"
                label="Dirección de la escuela"
                hint="Calle, número, colonia, municipio o alcaldía y código postal."
              />
            </WideField>
          </FormLayout>
        </Block>
        <Block title="Tu solicitud">
          <FormLayout>
            <TextAreaField
              name="reason"
              label="Razón de la solicitud"
              hint="Cuéntanos por qué tu grupo necesita el patrocinio."
              rows={6}
            />
            {request.status === 'failed' && (
              <RequestFailure
                failure={request.failure}
                unknown="No sabemos si tu solicitud llegó al museo. Antes de enviarla otra vez, espera unos minutos y revisa tu correo; si tienes duda, llama al museo. Todo lo que escribiste sigue aquí."
                refused="Tu solicitud no se envió. Todo lo que escribiste sigue aquí: corrige lo necesario y envíala de nuevo."
              />
            )}
            <div>
              <Button type="submit" size="l" busy={request.status === 'loading'} busyLabel="Enviando…">
                Enviar solicitud
              </Button>
            </div>
          </FormLayout>
        </Block>
      </Form>
    </Formik>
  )
}
