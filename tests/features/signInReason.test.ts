import { expect, it } from 'vitest'

import { signInReason } from '@/features/sign-in/signInReason'
import type { GroupSize } from '@/model/groupSize'

const service = { id: '2', name: 'Recorrido Memoria', price: 75 }
const group = (students: GroupSize['students'], teachers: GroupSize['teachers'], parents: GroupSize['parents']) => ({
  students,
  teachers,
  parents,
})
const KEPT = 'Lo que elegiste está guardado y te espera al entrar.'

it.each([
  [service, group(80, 4, ''), 'Entra para solicitar «Recorrido Memoria»', `Para 84 personas. ${KEPT}`],
  [service, group(1, '', ''), 'Entra para solicitar «Recorrido Memoria»', `Para 1 persona. ${KEPT}`],
  [service, null, 'Entra para solicitar «Recorrido Memoria»', KEPT],
  [service, group(0, '', ''), 'Entra para solicitar «Recorrido Memoria»', KEPT],
  [null, group('', '', 2), 'Entra para solicitar tu visita', `Para 2 personas. ${KEPT}`],
  [null, null, 'Entra para solicitar tu visita', ''],
])(
  '116. signInReason for a visit request names the chosen service and group: %j, %j',
  (chosen, size, title, storedChoices) => {
    const reason = signInReason('/solicitud-visita', { service: chosen, group: size })
    expect(reason).toEqual({ title, storedChoices })
  },
)

it.each([
  ['/solicitud-visita-confirmacion?folio=20418', 'Entra para ver tu solicitud 20418'],
  ['/solicitud-visita-confirmacion/?folio=20418', 'Entra para ver tu solicitud 20418'],
  ['/solicitud-visita-confirmacion', 'Entra para ver tu solicitud'],
  ['/solicitud-visita-confirmacion?folio=llama-al-5550', 'Entra para ver tu solicitud'],
  ['/mi-cuenta', 'Entra para ver tu cuenta'],
  ['/solicitud-patrocinio', 'Entra para solicitar tu patrocinio'],
  ['/enviar-cuestionario', 'Entra para enviar el cuestionario a tus estudiantes'],
])('116. signInReason for %s names the page, but not the chosen service or group', (from, title) => {
  const reason = signInReason(from, { service, group: group(80, 4, '') })
  expect(reason).toEqual({ title, storedChoices: '' })
})

it.each(['/', '/registro', '/constructor', ''])('signInReason returns null for %j', (from) => {
  expect(signInReason(from, { service, group: null })).toBeNull()
})
