import { localDate, timeOfDay, today } from '@/lib/dates'

/** Returns the sentence that a student can show the teacher. @param sentAt a time in the last 24 hours */
export function receipt(sentAt: number, teacher: string | undefined): string {
  const day = localDate(sentAt) === today() ? 'hoy' : 'ayer'
  const act = teacher ? `Enviaste tus respuestas a ${teacher}` : 'Desde este dispositivo se enviaron respuestas'
  return `${act} ${day} a las ${timeOfDay(sentAt)}.`
}
