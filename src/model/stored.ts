import { clearStored, days, type Lifetime, stored, type StoredValue, untilMidnight } from '@/lib/browserStorage'

interface Row {
  /**
   * Decides which sign-outs remove the value: `user`, those of the user whose id is the first `*` of the name. `owner`,
   * those of the user whose id is the value, or any if the value is ''. `person`, any. `device`, none.
   */
  whose: 'user' | 'owner' | 'person' | 'device'
  lifetime: Lifetime
  inTab?: true
}

const hour = days(1 / 24)
const halfYear = days(180)
/** Visits can be requested two years ahead, and «Tu visita» shows a visit for 30 days after its day. */
const visitTime = days(2 * 366 + 30)

/** Everything that the site stores in a browser, except cookies and `newVersion`. A `*` is an id. */
export const storedRows = {
  // Unsent input.
  'visita.*.borrador': { whose: 'user', lifetime: days(30) },
  'patrocinio.*.borrador': { whose: 'user', lifetime: days(30) },
  'cuenta.*.borrador': { whose: 'user', lifetime: days(7) },
  'envio.*.borrador': { whose: 'user', lifetime: days(30) },
  'contacto.*.borrador': { whose: 'user', lifetime: days(30) },
  'contacto.*.visita.*': { whose: 'user', lifetime: days(30) },
  'contacto.anonimo.borrador': { whose: 'person', lifetime: hour, inTab: true },
  registro: { whose: 'person', lifetime: hour, inTab: true },
  'registro.correo': { whose: 'person', lifetime: hour },
  'registro.regreso': { whose: 'person', lifetime: days(1) },
  // The next visit, and sent requests.
  'visita.grupo': { whose: 'person', lifetime: days(7) },
  'visita.pedida': { whose: 'person', lifetime: days(1) },
  'visita.*.servicio': { whose: 'user', lifetime: days(30) },
  'visita.*.enviadas': { whose: 'user', lifetime: visitTime },
  'visita.*.copia.*': { whose: 'user', lifetime: visitTime },
  'visita.*.requisitos.*': { whose: 'user', lifetime: visitTime },
  'visita.*.papeles.*': { whose: 'user', lifetime: visitTime },
  'solicitudes-borradas': { whose: 'device', lifetime: halfYear },
  'patrocinio.*.enviada': { whose: 'user', lifetime: halfYear },
  'envio.*.enviados': { whose: 'user', lifetime: halfYear },
  // The questionnaire. Students share phones.
  'cuestionario.1.*': { whose: 'person', lifetime: days(1) },
  'cuestionario.enviado.*': { whose: 'person', lifetime: days(1) },
  'cuestionario.profesor.*': { whose: 'person', lifetime: days(1) },
  'cuestionario.lugar': { whose: 'person', lifetime: days(1), inTab: true },
  'cuestionario.prueba': { whose: 'person', lifetime: days(1) },
  // Requests that the server may have executed although no response arrived.
  'duda.*': { whose: 'owner', lifetime: days(30), inTab: true },
  'duda.*/*': { whose: 'owner', lifetime: days(30) },
  'duda.questionnaire/sendAnswers/*': { whose: 'owner', lifetime: days(1) },
  // The ticket desk.
  'taquilla.dia': { whose: 'device', lifetime: untilMidnight },
  'taquilla.dudas': { whose: 'device', lifetime: days(30) },
  'taquilla.aviso': { whose: 'device', lifetime: days(365) },
  // The browser.
  letras: { whose: 'device', lifetime: days(30) },
  'sesion-cambio': { whose: 'device', lifetime: days(1) },
} satisfies Record<string, Row>

/** Returns a value of the table. @param ids replace the `*` of the name, in this order */
export const storedValue = <Value>(
  name: keyof typeof storedRows,
  decode: (stored: unknown) => Value | null,
  ...ids: (string | number)[]
): StoredValue<Value> =>
  stored(
    name.replace(/\*/g, () => String(ids.shift())),
    decode,
    storedRows[name],
  )

/**
 * Removes everything that this browser has stored about a user, and about no user in particular.
 * @param isTabOnly whether to keep local storage, which a sign-out in another tab has already cleared
 */
export function clearPersonalStorage(userId: number, isTabOnly = false): void {
  for (const [name, { whose }] of Object.entries(storedRows)) {
    if (whose === 'device') continue
    const [prefix = ''] = (whose === 'user' ? name.replace('*', String(userId)) : name).split('*')
    clearStored(prefix, (value) => whose !== 'owner' || value === '' || value === String(userId), isTabOnly)
  }
}
