import { countPeople, type GroupSize, peopleInWords } from '@/model/groupSize'
import { paths, withoutTrailingSlash } from '@/model/paths'
import type { ChosenService } from '@/model/visits'

/** The user's choices on the services page. */
interface Wishes {
  service: ChosenService | null
  group: GroupSize | null
}

const reasons: Record<string, string> = {
  [paths.account]: 'Para ver tu cuenta.',
  [paths.sponsorshipRequest]: 'Para solicitar tu patrocinio.',
  [paths.sendQuestionnaire]: 'Para enviar el cuestionario a tus estudiantes.',
}

function visitReason({ service, group }: Wishes): string {
  const people = group ? countPeople(group) : 0
  const visit = service ? `«${service.name}»` : 'tu visita'
  const size = people > 0 ? ` (${peopleInWords(people)})` : ''
  const kept = service || people > 0 ? ' Lo que elegiste está guardado y te espera al entrar.' : ''
  return `Para solicitar ${visit}${size}.${kept}`
}

/** Returns why sign-in is needed, and what this browser stores; null if `from`, the previous page, gives no reason. */
export function signInReason(from: string, wishes: Wishes): string | null {
  const [path = '', query = ''] = from.split('?')
  const page = withoutTrailingSlash(path)
  if (page === paths.visitRequest) return visitReason(wishes)
  const folio = new URLSearchParams(query).get('folio') ?? ''
  const request = /^\d{1,12}$/.test(folio) ? `tu solicitud ${folio}` : 'tu solicitud'
  return page === paths.sentVisit ? `Para ver ${request}.` : (reasons[page] ?? null)
}
