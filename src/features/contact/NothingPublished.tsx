import emptyPlace from '@/art/e2-sin-resultados.svg'
import { paths } from '@/model/paths'
import { ButtonLink } from '@/ui/ButtonLink'
import { Panel } from '@/ui/Panel'

export const NothingPublished = ({ title, text }: { title: string; text: string }) => (
  <Panel tone="empty" art={emptyPlace} title={title}>
    <p className="muted">{text}</p>
    <ButtonLink tone="secondary" to={paths.contact}>
      Ir a contacto
    </ButtonLink>
  </Panel>
)
