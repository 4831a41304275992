import { Link } from 'react-router-dom'

import door from '@/art/puerta-grupo.svg'
import { RequestVisit } from '@/features/visits/RequestVisit'
import { VisitModes } from '@/features/visits/VisitModes'
import { VisitPlan } from '@/features/visits/VisitPlan'
import { paths } from '@/lib/paths'
import { selectUser } from '@/store/authSlice'
import { useAppSelector } from '@/store/hooks'
import { classNames } from '@/ui/classNames'
import { PageBody } from '@/ui/PageBody'
import { Stack } from '@/ui/layout/layout'
import { PageHeader } from '@/features/page-header/PageHeader'

import styles from './VisitsPage.module.css'

export function VisitsPage() {
  const user = useAppSelector(selectUser)
  return (
    <>
      <PageHeader
        door={door}
        title="Visitas escolares"
        lead="Trae a tu grupo al museo o conócelo a distancia. Aquí está lo que necesitas para organizarlo."
        breadcrumb={[{ label: 'Inicio', to: paths.home }, { label: 'Visitas escolares' }]}
      />
      <PageBody>
        <RequestVisit />
        {!user && (
          <p className="signed-out">
            Las visitas las solicitan docentes con cuenta, que es gratuita. ¿Ya tienes la tuya?{' '}
            <Link to={paths.login}>Inicia sesión</Link>.
          </p>
        )}
        <Stack gap={9}>
          <VisitPlan heading="h2" />
          <Stack gap={6}>
            <VisitModes heading="h2" />
            <p className={classNames(styles.more, 'no-print')}>
              <Link to={paths.advantages}>Comparar las ventajas de cada una</Link>
              <Link to={paths.services}>Ver los servicios y sus precios</Link>
            </p>
          </Stack>
        </Stack>
      </PageBody>
    </>
  )
}
