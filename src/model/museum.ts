export const MUSEUM_NAME = 'Museo Memoria y Tolerancia'

/** The only sentence about the age of users, for approval by the museum. */
export const AGE_RULE = 'Es para personas de más de 14 años; si eres menor de edad, pide permiso en casa.'

/** Mexico City's hours behind UTC. Fixed, because the time zones of browsers from before 2022 still have a summer time. */
const MUSEUM_OFFSET_HOURS = 6

/** Returns the moment at which it is this time in Mexico City. @param date YYYY-MM-DD */
export const momentInMuseum = (date: string, hour: number, minute: number) =>
  new Date(Date.parse(date) + ((hour + MUSEUM_OFFSET_HOURS) * 60 + minute) * 60_000)
