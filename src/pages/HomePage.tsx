import { Link, useParams } from 'react-router-dom'

import { ContactBlock } from '@/features/contact/ContactBlock'
import { Questions } from '@/features/faq/Questions'
import { CourtesyPass } from '@/features/home/CourtesyPass'
import { Directory } from '@/features/home/Directory'
import { Hero } from '@/features/home/Hero'
import { HomeSection } from '@/features/home/HomeSection'
import { NotFoundLine } from '@/features/home/NotFoundLine'
import { homeSections, useHomeSection } from '@/features/home/useHomeSection'
import { ThemeGallery } from '@/features/resources/ThemeGallery'
import { RequestVisit } from '@/features/visits/RequestVisit'
import { VisitModes } from '@/features/visits/VisitModes'
import { VisitPlan } from '@/features/visits/VisitPlan'
import { paths } from '@/lib/paths'
import { selectUser } from '@/store/authSlice'
import { useAppSelector } from '@/store/hooks'
import { PageHead } from '@/ui/PageHead'

import styles from './HomePage.module.css'

interface HomePageProps {
  /** The address asked for leads nowhere. */
  notFound?: boolean
}

export function HomePage({ notFound = false }: HomePageProps) {
  const user = useAppSelector(selectUser)
  const { section } = useParams()
  const isLost = notFound || (section !== undefined && !homeSections.some((name) => name === section))
  useHomeSection(section)

  return (
    <>
      <PageHead
        title={isLost ? 'Página no encontrada' : 'Inicio'}
        description="Solicita una visita escolar al Museo Memoria y Tolerancia, conoce el costo al momento y prepara a tu grupo antes de llegar."
        notFound={isLost}
      />
      {isLost && <NotFoundLine />}
      <Hero user={user} />
      <Directory user={user} />
      <HomeSection
        id="visitas"
        title="Visitas escolares"
        lead="Trae a tu grupo al museo o conócelo a distancia. Después, la conversación sigue en clase."
        ground="surface"
      >
        <div className={styles.visits}>
          <VisitModes heading="h3" />
          <p className={styles.more}>
            <RequestVisit user={user} />
            <Link to={paths.advantages}>Comparar las ventajas de cada una</Link>
            <Link to={paths.services}>Ver los servicios y sus precios</Link>
          </p>
          <VisitPlan heading="h3" />
        </div>
      </HomeSection>
      <HomeSection
        id="recursos"
        title="Recursos educativos"
        lead="Tres temas para trabajar en clase antes y después de la visita."
        ground="wall"
      >
        <ThemeGallery />
      </HomeSection>
      {!user && <CourtesyPass />}
      <HomeSection id="faq" title="Preguntas frecuentes" ground="sunken" aside>
        <Questions heading="h3" />
      </HomeSection>
      <HomeSection
        id="contacto"
        title="Contacto"
        lead="Escríbenos y te respondemos por correo, o llámanos."
        ground="page"
      >
        <ContactBlock />
      </HomeSection>
    </>
  )
}
