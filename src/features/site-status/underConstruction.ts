import { paths } from '@/lib/paths'

/** What is said wherever something is announced and not there yet. */
export const underConstruction = {
  title: 'Sitio en construcción',
  text: 'Esta página todavía no está disponible. Mientras tanto, te invitamos a explorar otras secciones.',
}

/** The titles of the pages that are announced and not there yet, by their paths. */
export const announcedTitles: Record<string, string> = {
  [paths.sponsorshipRequirements]: 'Requisitos de patrocinio',
  [paths.answerQuestionnaire]: 'Cuestionario de visita',
  [paths.requirements]: 'Requisitos',
  [paths.projects]: 'Proyectos de visita',
  [paths.sponsorshipRequest]: 'Solicitud de patrocinio',
  [paths.sendQuestionnaire]: 'Enviar cuestionario',
}
