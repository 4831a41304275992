import { type ReactNode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { array, boolean, object, string } from 'yup'

import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import { noChips } from '@/ui/chips/chips'
import { EmailsField } from '@/ui/chips/EmailsField'
import { ComboboxField } from '@/ui/combobox/ComboboxField'
import { CopyButton } from '@/ui/CopyButton'
import { Dialog } from '@/ui/dialog/Dialog'
import { DetailsSummary } from '@/ui/DetailsSummary'
import { FactList } from '@/ui/FactList'
import { CheckboxCards } from '@/ui/form/CheckboxCards'
import { CheckboxField } from '@/ui/form/CheckboxField'
import { RadioCards } from '@/ui/form/ChoiceCards'
import { DateField } from '@/ui/form/DateField'
import { DraftStatus } from '@/ui/form/DraftStatus'
import { ErrorSummary } from '@/ui/form/ErrorSummary'
import { Form } from '@/ui/form/Form'
import { FormLayout } from '@/ui/form/FormLayout'
import { NumberField } from '@/ui/form/NumberField'
import { PasswordField } from '@/ui/form/PasswordField'
import { SelectField } from '@/ui/form/SelectField'
import { TextAreaField } from '@/ui/form/TextAreaField'
import { TextField } from '@/ui/form/TextField'
import { Cluster, Columns, Stack } from '@/ui/layout/layout'
import { ListState } from '@/ui/ListState'
import { Note } from '@/ui/Note'
import { PageHeader } from '@/ui/page/PageHeader'
import { PageBody } from '@/ui/PageBody'
import { Panel } from '@/ui/Panel'
import { QrCode } from '@/ui/qr/QrCode'
import { RequestFailure } from '@/ui/RequestFailure'
import { SiteContext } from '@/ui/SiteContext'
import { Skeleton } from '@/ui/Skeleton'
import { ProjectButton } from '@/ui/slides/ProjectButton'
import { Step } from '@/ui/Step'
import { Tag } from '@/ui/Tag'

import { MuseumParts } from './MuseumParts'

const options = ['Uno', 'Dos', 'Tres'].map((name) => ({ id: name.toLowerCase(), name }))
const values = { text: '', area: '', code: '', select: '', date: '', number: '' as const, password: '', radio: '' }
const initialValues = { ...values, school: '', chips: noChips, checkboxes: [] as string[], accepted: false }
const schema = object({
  ...Object.fromEntries(Object.keys(values).map((name) => [name, string().required(`Falta ${name}`)])),
  checkboxes: array().min(1, 'Falta una casilla'),
  accepted: boolean().oneOf([true], 'Falta aceptar'),
})
const site = {
  name: 'Sitio de ejemplo',
  mark: null,
  address: 'Calle 1',
  phone: '55 0000 0000',
  privacyNoticeUrl: 'https://example.mx',
}
const failure = { message: 'Error de servidor.', advice: 'Lo que escribiste sigue aquí.', kind: 'fault' as const }
const list = (request: Parameters<typeof ListState>[0]['list']['request']) => ({ items: [], request, load: () => {} })

const ignore = () => {}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack as="section" gap={5} aria-label={title}>
    <h2>{title}</h2>
    {children}
  </Stack>
)

/** Shows the components of `src/ui` in their states, for developers. */
export function Catalogue() {
  const [hasDialog, setHasDialog] = useState(false)
  return (
    <main id="contenido">
      <PageHeader title="Catálogo" lead="Un encabezado de página." />
      <PageBody>
        <Part title="Botones">
          {(['s', 'm', 'l', 'xl'] as const).map((size) => (
            <Cluster gap={3} key={size}>
              {(['primary', 'secondary', 'plain', 'danger'] as const).map((tone) => (
                <Button key={tone} size={size} tone={tone}>{`${tone} ${size}`}</Button>
              ))}
            </Cluster>
          ))}
          <Cluster gap={3}>
            <Button disabled>Desactivado</Button>
            <Button tone="secondary" disabled>
              Desactivado
            </Button>
            <Button busy busyLabel="Enviando…">
              Enviar
            </Button>
            <ButtonLink to="/" icon="arrow">
              Enlace
            </ButtonLink>
            <Button tone="secondary" onClick={() => setHasDialog(true)}>
              Abrir diálogo
            </Button>
          </Cluster>
          <div className="on-wall" style={{ padding: 'var(--s-5)' }}>
            <Cluster gap={3}>
              <Button tone="light">light</Button>
              <Button tone="ghostWall">ghostWall</Button>
              <Button tone="light" busy busyLabel="Enviando…">
                Enviar
              </Button>
            </Cluster>
          </div>
          <Cluster gap={3}>
            <CopyButton text="51102" label="Copiar" copied="Copiado" />
            <ProjectButton load={() => Promise.resolve([{ title: 'Una lámina' }, { title: 'Otra' }])}>
              Proyectar
            </ProjectButton>
          </Cluster>
          {hasDialog && (
            <Dialog title="Diálogo" onClose={() => setHasDialog(false)}>
              <p>Se cierra con Esc.</p>
            </Dialog>
          )}
        </Part>
        <Part title="Notas">
          {(['info', 'ok', 'warn', 'bad'] as const).map((tone) => (
            <Note key={tone} tone={tone} title={tone} actions={<Button size="s">Acción</Button>}>
              Texto de la nota.
            </Note>
          ))}
          <RequestFailure failure={failure} />
          <RequestFailure failure={failure} size="inline" />
          {(['restored', 'saved', 'blocked'] as const).map((status) => (
            <DraftStatus
              key={status}
              draft={{ status, cleared: status === 'saved' ? {} : null, clear: ignore, undo: ignore }}
            />
          ))}
        </Part>
        <Part title="Listas">
          <ListState list={list({ status: 'loading' })} listName="los ejemplos" skeleton={<Skeleton height="60px" />} />
          <ListState list={list({ status: 'failed', failure })} listName="los campos" />
          <ListState list={list({ status: 'failed', failure })} listName="los ejemplos">
            <p>La lista.</p>
          </ListState>
          <ol className="rows">
            <Step number={1} title="Un paso" text="Lo que se hace." />
          </ol>
          <p>
            Un estado: <Tag>Por confirmar</Tag>
          </p>
          <div style={{ width: '10rem' }}>
            <QrCode text="https://example.mx" label="Un código QR" />
          </div>
          <FactList facts={[['Término', 'Valor']]} />
          <details>
            <DetailsSummary title="Para abrir" heading="h2" />
            Contenido.
          </details>
        </Part>
        <Part title="Formulario">
          <Form id="example" aria-label="Ejemplo" initialValues={initialValues} schema={schema} onSubmit={() => {}}>
            <ErrorSummary />
            <FormLayout pairs>
              <TextField name="text" label="Texto" hint="Una pista" />
              <TextField name="code" label="Código" look="code" refusal="Un error del servidor" />
              <SelectField name="select" label="Lista" options={options} />
              <DateField name="date" label="Fecha" />
              <NumberField name="number" label="Número" />
              <PasswordField name="password" label="Contraseña" autoComplete="new-password" />
              <ComboboxField
                name="school"
                label="Lista con búsqueda"
                options={['Escuela Uno', 'Escuela Dos']}
                extraOption={{ name: 'Otro', position: 'last' }}
              />
              <EmailsField name="chips" label="Varios correos" />
              <TextAreaField name="area" label="Texto largo" optional />
              <RadioCards name="radio" label="Opciones" options={options} columns="three" />
              <CheckboxCards name="checkboxes" label="Casillas" options={options} max={2} tooMany="Máximo dos" />
              <CheckboxField name="accepted">Acepto</CheckboxField>
            </FormLayout>
            <Button type="submit" block>
              Enviar vacío muestra los errores
            </Button>
          </Form>
        </Part>
        <Part title="Letra">
          <p className="figure">12 de marzo</p>
          {(['h1', 'h2', 'h3', 'h4', 'text-title', 'lead', 'small', 'muted'] as const).map((look) => (
            <p key={look} className={look}>{`${look}: Quienes faltan siguen dando luz`}</p>
          ))}
        </Part>
        <Part title="Lo propio del museo">
          <MuseumParts />
        </Part>
        <Part title="Páginas">
          <Columns gap={4}>
            <Panel title="Uno">Un panel.</Panel>
            <Panel title="Vacío" tone="empty">
              Nada todavía.
            </Panel>
          </Columns>
        </Part>
      </PageBody>
    </main>
  )
}

// Our fonts, which a page of the site uses once they have loaded.
document.documentElement.dataset['fonts'] = ''
createRoot(document.getElementById('root') ?? document.body).render(
  <SiteContext value={site}>
    <MemoryRouter>
      <Catalogue />
    </MemoryRouter>
  </SiteContext>,
)
