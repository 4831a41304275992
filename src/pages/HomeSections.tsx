import { Link, useLocation } from 'react-router-dom'

import teacher from '@/art/rol-docente.svg'
import student from '@/art/rol-estudiante.svg'
import family from '@/art/rol-familia.svg'
import { FrequentQuestions } from '@/features/faq/FrequentQuestions'
import { Doors } from '@/features/home/Doors'
import { GroupPrice } from '@/features/home/GroupPrice'
import { HomeBand, HomeSection } from '@/features/home/HomeSection'
import { Scenes } from '@/features/home/Scenes'
import { ThemeGallery } from '@/features/resources/ThemeGallery'
import { homeSectionAt, paths, registrationFor } from '@/model/paths'
import { useUser } from '@/store/hooks'
import { ButtonLink } from '@/ui/ButtonLink'
import { Cluster, Columns } from '@/ui/layout/layout'
import { TelephoneLink } from '@/ui/TelephoneLink'
import { useHashTarget } from '@/ui/useHashTarget'

import { OwnHome } from './OwnHome'

const doors = [
  [teacher, 'Soy docente', 'Organiza una visita', paths.visits],
  [student, 'Soy estudiante', 'Responde el cuestionario', paths.answerQuestionnaire],
  [family, 'Vengo en familia', 'Prepara tu visita', paths.families],
] as const

/** The sections below the hero. Signed-in users see only what they need. A section's URL moves focus to the section. */
export function HomeSections() {
  const user = useUser()
  useHashTarget(homeSectionAt(useLocation().pathname) ?? '')
  return user ? <OwnHome user={user} /> : <Walk />
}

/** From the doors through the museum to the price, and to further help. */
function Walk() {
  return (
    <div className="signed-out">
      <HomeBand>
        <HomeSection id="puertas" title="Entra por tu puerta">
          <Doors doors={doors} />
        </HomeSection>
      </HomeBand>
      <HomeBand isWall>
        <HomeSection
          id="visitas"
          title="Qué van a vivir"
          action={
            <ButtonLink tone="ghostWall" to={paths.visits}>
              Visitas escolares
            </ButtonLink>
          }
        >
          <Scenes />
        </HomeSection>
      </HomeBand>
      <HomeBand>
        <HomeSection id="precio" title="Lo que paga tu grupo" aside>
          <GroupPrice />
          <Cluster gap={4}>
            <ButtonLink tone="secondary" to={paths.services}>
              Servicios y precios
            </ButtonLink>
            <p>
              Si vienes en familia, <Link to={registrationFor.family}>obtén tu entrada de cortesía</Link>.
            </p>
          </Cluster>
        </HomeSection>
      </HomeBand>
      <HomeBand isWall>
        <HomeSection
          id="recursos"
          title="Recursos educativos"
          action={
            <ButtonLink tone="ghostWall" to={paths.resources}>
              Ver los recursos
            </ButtonLink>
          }
          aside
        >
          <ThemeGallery />
        </HomeSection>
      </HomeBand>
      <HomeBand>
        <Columns gap={7} hasAside>
          <HomeSection id="faq" title="Preguntas frecuentes">
            <FrequentQuestions ids={['fecha', 'patrocinio']} />
            <p className="links">
              <Link to={paths.faq}>Ver todas las preguntas</Link>
            </p>
          </HomeSection>
          <HomeSection id="contacto" title="Contacto">
            <p className="h2">
              <TelephoneLink />
            </p>
            <p className="links">
              <Link to={paths.contact}>Escribir al museo</Link>
            </p>
          </HomeSection>
        </Columns>
      </HomeBand>
    </div>
  )
}
