import { Link, useLocation } from 'react-router-dom'

import { ContactFacts, VisitFacts } from '@/features/contact/ContactFacts'
import { FrequentQuestions } from '@/features/faq/FrequentQuestions'
import { Directory } from '@/features/home/Directory'
import { HomeSection } from '@/features/home/HomeSection'
import { ThemeGallery } from '@/features/resources/ThemeGallery'
import { RequestVisit } from '@/features/visits/RequestVisit'
import { VisitReading } from '@/features/visits/VisitPlan'
import { homeSectionAt, paths } from '@/model/paths'
import { selectUser } from '@/store/authSlice'
import { useAppSelector } from '@/store/hooks'
import { Columns, Stack } from '@/ui/layout/layout'
import { ButtonLink } from '@/ui/ButtonLink'
import { useHashTarget } from '@/ui/useHashTarget'

const priceAndDate = {
  title: 'Precio y fecha',
  description: 'Lo que paga tu grupo y cómo se organiza la visita',
  to: paths.visits,
}

export function HomeSections() {
  const user = useAppSelector(selectUser)
  const { pathname } = useLocation()
  useHashTarget(homeSectionAt(pathname) ?? '')

  return (
    <>
      <Directory user={user} />
      <HomeSection
        id="visitas"
        title="Visitas escolares"
        lead="Trae a tu grupo al museo o conócelo a distancia. Después, la conversación sigue en clase."
        background="surface"
        aside
      >
        <Stack gap={5}>
          <VisitReading first={priceAndDate} />
          <RequestVisit />
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
      <HomeSection id="faq" title="Preguntas frecuentes" background="sunken" aside>
        <Stack gap={4}>
          <FrequentQuestions heading="h3" count={4} />
          <p className="links">
            <Link to={paths.faq}>Ver todas las preguntas</Link>
          </p>
        </Stack>
      </HomeSection>
      <HomeSection
        id="contacto"
        title="Contacto"
        lead="Escríbenos y te respondemos por correo, o llámanos."
        background="page"
        aside
      >
        <Stack gap={5}>
          <Columns gap={4}>
            <ContactFacts />
            <VisitFacts />
          </Columns>
          <div>
            <ButtonLink tone="secondary" to={paths.contact}>
              Escribir al museo
            </ButtonLink>
          </div>
        </Stack>
      </HomeSection>
    </>
  )
}
