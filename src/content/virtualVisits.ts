import type { ChosenService } from '@/lib/visits'

/**
 * Whether a service is a virtual visit. Only its name shows that: the API has no field for it. For the museum to approve, as
 * is all of this file.
 */
export const isVirtual = (service: Pick<ChosenService, 'name'> | null) => /virtual/i.test(service?.name ?? '')

/** How a group joins a virtual visit: for the teacher, and in the third person for the school's principal. */
export const virtualLink = {
  forTeacher: 'El museo te enviará el enlace para conectarse cuando confirme la fecha.',
  forSchool: 'El museo enviará el enlace para conectarse cuando confirme la fecha.',
} as const
