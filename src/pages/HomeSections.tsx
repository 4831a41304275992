import { Suspense } from 'react'
import { Link } from 'react-router-dom'

import { FrequentQuestions } from '@/features/faq/FrequentQuestions'
import { Doors } from '@/features/home/Doors'
import { GroupPrice } from '@/features/home/GroupPrice'
import { HomeBand, HomeSection } from '@/features/home/HomeSection'
import { Scenes } from '@/features/home/Scenes'
import { ThemeGallery } from '@/features/resources/ThemeGallery'
import { telephoneLink } from '@/lib/addresses'
import { settings } from '@/model/env'
import { paths, registrationFor } from '@/model/paths'
import type { SessionUser } from '@/model/session'
import { selectUser } from '@/store/authSlice'
import { useAppSelector } from '@/store/hooks'
import { selectHasUpcomingVisit, selectRecentVisit } from '@/store/visitRequestSlice'
import { ButtonLink } from '@/ui/ButtonLink'
import { lazyNamed } from '@/ui/lazyNamed'
import { Columns } from '@/ui/layout/layout'
import { Skeleton } from '@/ui/Skeleton'

// Lazy, because most visitors are signed out.
const OwnHome = lazyNamed(() => import('./OwnHome'), 'OwnHome')

const { phone } = settings.museum

/** The sections below the hero. Signed-in users see only what they need. */
export function HomeSections() {
  const user = useAppSelector(selectUser)
  const hasUpcoming = useAppSelector(selectHasUpcomingVisit)
  const recent = useAppSelector(selectRecentVisit)
  return (
    <>
      {user ? (
        // As high as the window, so that the questions below do not move when the code arrives.
        <Suspense fallback={<Skeleton height="100vh" />}>
          <OwnHome user={user} />
        </Suspense>
      ) : (
        <div className="signed-out">
          <Walk />
        </div>
      )}
      <HomeBand>
        <Columns gap={7} hasAside>
          <HomeSection
            id="faq"
            title="Preguntas frecuentes"
            action={
              <p className="links">
                <Link to={paths.faq}>Ver todas las preguntas</Link>
              </p>
            }
          >
            <FrequentQuestions ids={questionsFor(user, hasUpcoming, recent !== undefined)} />
          </HomeSection>
          <HomeSection id="contacto" title="Contacto">
            <p className="h2">
              <a href={telephoneLink(phone)}>{phone}</a>
            </p>
            <p className="links">
              <Link to={paths.contact}>Escribir al museo</Link>
            </p>
          </HomeSection>
        </Columns>
      </HomeBand>
    </>
  )
}

function questionsFor(user: SessionUser | null, hasUpcoming: boolean, hasRecent: boolean): string[] {
  if (user?.isTeacher === false) return ['entrada-de-cortesia']
  if (hasUpcoming) return ['fecha', 'que-llevar']
  return hasRecent ? ['cuestionario'] : ['fecha', 'patrocinio']
}

/** From the doors through the museum to the price. */
function Walk() {
  return (
    <>
      <HomeBand>
        <HomeSection id="puertas" title="Entra por tu puerta">
          <Doors />
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
        <HomeSection
          id="precio"
          title="Lo que paga tu grupo"
          action={
            <ButtonLink tone="secondary" to={paths.services}>
              Servicios y precios
            </ButtonLink>
          }
        >
          <GroupPrice>
            <p>
              Si vienes en familia, <Link to={registrationFor.family}>obtén tu entrada de cortesía</Link>.
            </p>
          </GroupPrice>
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
    </>
  )
}
