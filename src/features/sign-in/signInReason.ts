import { countPeople, type GroupSize, peopleInWords } from '@/model/groupSize'
import { paths, withoutTrailingSlash } from '@/model/paths'
import type { ChosenService } from '@/model/visits'

export interface SignInReason {
  title: string
  /** A sentence about the choices stored in this browser, or ''. */
  storedChoices: string
}

/** The user's choices on the services page. */
interface Wishes {
  service: ChosenService | null
  group: GroupSize | null
}

const titles: Record<string, string> = {
  [paths.account]: 'Entra para ver tu cuenta',
  [paths.sponsorshipRequest]: 'Entra para solicitar tu patrocinio',
  [paths.sendQuestionnaire]: 'Entra para enviar el cuestionario a tus estudiantes',
}

function visitReason({ service, group }: Wishes): SignInReason {
  const people = group ? countPeople(group) : 0
  const title = service ? `Entra para solicitar «${service.name}»` : 'Entra para solicitar tu visita'
  const storedChoices = [
    people > 0 && `Para ${peopleInWords(people)}.`,
    (service !== null || people > 0) && 'Lo que elegiste está guardado y te espera al entrar.',
  ]
  return { title, storedChoices: storedChoices.filter(Boolean).join(' ') }
}

/** Returns the reason for signing in; null if `from`, the page that redirected here, gives none. */
export function signInReason(from: string, wishes: Wishes): SignInReason | null {
  const [path = '', query = ''] = from.split('?')
  const page = withoutTrailingSlash(path)
  if (page === paths.visitRequest) return visitReason(wishes)
  const folio = new URLSearchParams(query).get('folio') ?? ''
  const request = /^\d{1,12}$/.test(folio) ? `tu solicitud ${folio}` : 'tu solicitud'
  const title = page === paths.sentVisit ? `Entra para ver ${request}` : titles[page]
  return title === undefined ? null : { title, storedChoices: '' }
}
