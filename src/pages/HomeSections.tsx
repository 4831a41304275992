import { Link, useLocation } from 'react-router-dom'

import { ContactBlock, LazyContact } from '@/features/contact/ContactBlock'
import { FrequentQuestions } from '@/features/faq/FrequentQuestions'
import { CourtesyPass } from '@/features/home/CourtesyPass'
import { Directory } from '@/features/home/Directory'
import { Hero } from '@/features/home/Hero'
import { HomeSection } from '@/features/home/HomeSection'
import { ThemeGallery } from '@/features/resources/ThemeGallery'
import { RequestVisit } from '@/features/visits/RequestVisit'
import { VisitDay } from '@/features/visits/VisitDay'
import { VisitModes } from '@/features/visits/VisitModes'
import { VisitPlan } from '@/features/visits/VisitPlan'
import { homeSectionAt, paths } from '@/lib/paths'
import { upcomingVisit } from '@/lib/visits'
import { selectUser } from '@/store/authSlice'
import { useAppSelector } from '@/store/hooks'
import { selectSentVisits } from '@/store/visitRequestSlice'
import { Stack } from '@/ui/layout/layout'
import { useHashTarget } from '@/ui/useHashTarget'

import styles from './HomeSections.module.css'

/** The content of the home page. @param heading of its title: `h2` below another page's title */
export function HomeSections({ heading }: { heading: 'h1' | 'h2' }) {
  const user = useAppSelector(selectUser)
  const { pathname } = useLocation()
  useHashTarget(homeSectionAt(pathname) ?? '')
  const upcoming = upcomingVisit(useAppSelector(selectSentVisits))
  const visit = user?.isTeacher && upcoming?.date ? upcoming : null

  return (
    <>
      <Hero heading={heading} user={user} visit={visit && <VisitDay visit={visit} />} />
      <Directory user={user} />
      <HomeSection
        id="visitas"
        title="Visitas escolares"
        lead="Trae a tu grupo al museo o conócelo a distancia. Después, la conversación sigue en clase."
        background="surface"
      >
        <Stack gap={8}>
          <Stack gap={7}>
            <VisitModes heading="h3" />
            <div className={styles.more}>
              <RequestVisit />
              <Link to={paths.advantages}>Comparar las ventajas de cada una</Link>
              <Link to={paths.services}>Ver los servicios y sus precios</Link>
            </div>
          </Stack>
          <VisitPlan heading="h3" />
        </Stack>
      </HomeSection>
      <HomeSection
        id="recursos"
        title="Recursos educativos"
        lead="Tres temas para trabajar en clase antes y después de la visita."
        background="wall"
      >
        <ThemeGallery />
      </HomeSection>
      {!user && <CourtesyPass />}
      <HomeSection id="faq" title="Preguntas frecuentes" background="sunken" aside>
        <FrequentQuestions heading="h3" />
      </HomeSection>
      <HomeSection
        id="contacto"
        title="Contacto"
        lead="Escríbenos y te respondemos por correo, o llámanos."
        background="page"
      >
        <ContactBlock>
          <LazyContact />
        </ContactBlock>
      </HomeSection>
    </>
  )
}
