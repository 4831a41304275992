import { days, stored } from './browserStorage'
import { isRecord } from './untrusted'

/** A send-out of the questionnaire: the number of addresses, and the time in milliseconds since 1970. */
export interface SendOut {
  count: number
  sentAt: number
}

const sendOutLife = days(180)

function sendOutsOf(value: unknown): SendOut[] | null {
  const list = (Array.isArray(value) ? value : []).filter(isRecord).flatMap(({ count, sentAt }) => {
    const isSendOut = typeof count === 'number' && typeof sentAt === 'number' && Date.now() < sendOutLife(sentAt)
    return isSendOut ? [{ count, sentAt }] : []
  })
  return list.length > 0 ? list : null
}

/** A teacher's last send-outs from this device, newest first. `clearPersonalStorage` removes them. */
export const sendOuts = (userId: number) => stored(`envio.${userId}.enviados`, sendOutsOf, { life: sendOutLife })

/** The maximum number of send-outs to store and show. */
const MAX_SEND_OUTS = 5

/** Stores a send-out made now, before the earlier ones. */
export function storeSendOut(userId: number, count: number): void {
  const earlier = sendOuts(userId).read() ?? []
  sendOuts(userId).write([{ count, sentAt: Date.now() }, ...earlier].slice(0, MAX_SEND_OUTS))
}
