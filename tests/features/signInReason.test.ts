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
  [service, group(80, 4, ''), `Para solicitar «Recorrido Memoria» (84 personas). ${KEPT}`],
  [service, group(1, '', ''), `Para solicitar «Recorrido Memoria» (1 persona). ${KEPT}`],
  [service, null, `Para solicitar «Recorrido Memoria». ${KEPT}`],
  [service, group(0, '', ''), `Para solicitar «Recorrido Memoria». ${KEPT}`],
  [null, group('', '', 2), `Para solicitar tu visita (2 personas). ${KEPT}`],
  [null, null, 'Para solicitar tu visita.'],
])('116. signInReason for a visit request names the chosen service and group: %j, %j', (chosen, size, sentences) => {
  const reason = signInReason('/solicitud-visita', { service: chosen, group: size })
  expect(reason).toBe(sentences)
})

it.each([
  ['/solicitud-visita-confirmacion?folio=20418', 'Para ver tu solicitud 20418.'],
  ['/solicitud-visita-confirmacion/?folio=20418', 'Para ver tu solicitud 20418.'],
  ['/solicitud-visita-confirmacion', 'Para ver tu solicitud.'],
  ['/solicitud-visita-confirmacion?folio=llama-al-5550', 'Para ver tu solicitud.'],
  ['/mi-cuenta', 'Para ver tu cuenta.'],
  ['/solicitud-patrocinio', 'Para solicitar tu patrocinio.'],
  ['/enviar-cuestionario', 'Para enviar el cuestionario a tus estudiantes.'],
])('116. signInReason for %s names the page, but not the chosen service or group', (from, sentence) => {
  const reason = signInReason(from, { service, group: group(80, 4, '') })
  expect(reason).toBe(sentence)
})

it.each(['/', '/registro', '/constructor', ''])('signInReason returns null for %j', (from) => {
  expect(signInReason(from, { service, group: null })).toBeNull()
})
