import { isVirtual, virtualLink } from '@/content/virtualVisits'
import { settings } from '@/model/env'
import { momentInMuseum, MUSEUM_NAME } from '@/model/museum'
import { localDate, noonOf, timeOfDay, twoDigits } from '@/lib/dates'
import { iCalendar } from '@/lib/iCalendar'
import type { SentVisit } from '@/model/visits'
import { withoutControls } from '@/lib/untrusted'

const { address, phone } = settings.museum

/** An assumption, because a visit request contains no duration. */
const LENGTH_HOURS = 2

/** Returns the hour and minute at the beginning of the schedule's name, such as '10:30'; null for 'Por la mañana'. */
function timeOfVisit({ schedule }: SentVisit): [number, number] | null {
  const parts = /^(\d{1,2}):(\d\d)/.exec(schedule)
  const [hour, minute] = [Number(parts?.[1]), Number(parts?.[2])]
  return hour < 24 && minute < 60 ? [hour, minute] : null
}

/** Returns the title, details and location of a calendar entry. @param link the URL of the visit request */
function entryOf({ appointmentId, service }: SentVisit, link: string) {
  const isOnline = isVirtual(service)
  return {
    title: `Visita ${isOnline ? 'virtual ' : ''}al ${MUSEUM_NAME} (por confirmar)`,
    details: [
      `Folio ${appointmentId}. El museo aún debe confirmar la fecha.`,
      isOnline ? virtualLink.forTeacher : 'Lleguen 15 minutos antes.',
      withoutControls(service?.name ?? ''),
      `Teléfono del museo: ${phone}`,
      link,
    ]
      .filter(Boolean)
      .join('\n'),
    location: isOnline ? undefined : address,
  }
}

function startOf({ date, ...visit }: SentVisit): Date | string {
  const day = date.replaceAll('-', '')
  const time = timeOfVisit({ date, ...visit })
  if (!time) return day
  return isVirtual(visit.service) ? momentInMuseum(date, ...time) : `${day}T${time.map(twoDigits).join('')}00`
}

export const canBeInCalendar = ({ date }: SentVisit) => noonOf(date) !== null

/**
 * Returns the visit as a tentative iCalendar file. A virtual visit is a moment, because the group may be in another
 * time zone. Groups in the museum use local time. @param visit one that `canBeInCalendar`
 */
export function calendarFile(visit: SentVisit, link: string): Blob {
  const { title, details, location } = entryOf(visit, link)
  const file = iCalendar({
    product: `${MUSEUM_NAME}//Plataforma educativa`,
    uid: `solicitud-${visit.appointmentId}@${window.location.hostname}`,
    changed: new Date(),
    start: startOf(visit),
    duration: timeOfVisit(visit) ? `PT${LENGTH_HOURS}H` : 'P1D',
    summary: title,
    description: details,
    location,
    url: link,
  })
  return new Blob([file], { type: 'text/calendar;charset=utf-8' })
}

export function googleCalendarLink(visit: SentVisit, link: string): string {
  const time = timeOfVisit(visit)
  const [hour, minute] = time ?? [0, 0]
  const at = (hours: number) => {
    const moment = new Date(`${visit.date}T00:00`).setHours(hours, minute)
    const date = localDate(moment).replaceAll('-', '')
    return time ? `${date}T${timeOfDay(moment).replace(':', '')}00` : date
  }
  const { title, details, location } = entryOf(visit, link)
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${at(hour)}/${at(hour + (time ? LENGTH_HOURS : 24))}`,
    ctz: 'America/Mexico_City',
    details,
    ...(location !== undefined && { location }),
  })
  return `https://calendar.google.com/calendar/render?${query.toString()}`
}
