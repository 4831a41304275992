import { localDate, timeOfDay, today } from '@/lib/dates'

/**
 * Returns a sentence such as 'Enviaste tus respuestas a Ana Ruiz hoy a las 13:40.', which a student can show the
 * teacher.
 * @param sentAt a time in the last 24 hours, in milliseconds since 1970
 * @param teacher the teacher's name, if this device knows it
 */
export function receipt(sentAt: number, teacher: string | undefined): string {
  const day = localDate(sentAt) === today() ? 'hoy' : 'ayer'
  const act = teacher ? `Enviaste tus respuestas a ${teacher}` : 'Desde este dispositivo se enviaron respuestas'
  return `${act} ${day} a las ${timeOfDay(sentAt)}.`
}
