import { formatTime } from '@/lib/dateTexts'
import type { ChosenService, SentVisit } from '@/model/visits'

/** Whether a service is a virtual visit. Searches the name, because the API has no field for this. */
export const isVirtual = (service: Pick<ChosenService, 'name'> | null) => /virtual/i.test(service?.name ?? '')

/** Explains to the teacher, and to the school's principal, how a group joins a virtual visit. */
export const virtualLink = {
  forTeacher: 'El museo te enviará el enlace para conectarse cuando confirme la fecha.',
  forSchool: 'El museo enviará el enlace para conectarse cuando confirme la fecha.',
} as const

export const museumTime = 'hora de la Ciudad de México'

/** Returns the schedule of a visit, such as '10:30 h'. For a virtual visit, adds in which city it is that time. */
export const visitTime = ({ schedule, service }: Pick<SentVisit, 'schedule' | 'service'>) =>
  [formatTime(schedule), schedule !== '' && isVirtual(service) && museumTime].filter(Boolean).join(', ')
