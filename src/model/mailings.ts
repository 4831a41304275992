import { arrayOf, asNumber, recordOf } from '@/lib/untrusted'
import { storedRows, storedValue } from './stored'

const { lifetime } = storedRows['envio.*.enviados']

/** Mailings: the number of addresses to which the questionnaire was sent, and the time in milliseconds since 1970. */
const readMailings = arrayOf(recordOf({ count: asNumber, sentAt: asNumber }))

function mailingsOf(value: unknown) {
  const list = readMailings(value).filter(({ sentAt }) => Date.now() < lifetime(sentAt))
  return list.length > 0 ? list : null
}

/** The questionnaire mailings that a teacher sent most recently from this device, newest first. */
export const mailings = (userId: number) => storedValue('envio.*.enviados', mailingsOf, userId)

const MAX_MAILINGS = 5

export function storeMailing(userId: number, count: number): void {
  const earlier = mailings(userId).read() ?? []
  mailings(userId).write([{ count, sentAt: Date.now() }, ...earlier].slice(0, MAX_MAILINGS))
}
