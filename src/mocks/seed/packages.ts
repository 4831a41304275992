import { type Entry, numbered } from './lookups.ts'

/**
 * A school service. Rails may send a price as a number or a decimal string. The price is null if the museum quotes it
 * separately.
 */
export type Package = Entry & {
  description: string
  price: number | string | null
}

const rows: [name: string, description: string, price: Package['price']][] = [
  ['Recorrido completo', 'Memoria y Tolerancia con guía, de principio a fin.', 95],
  ['Recorrido Memoria', 'El Holocausto y los genocidios del siglo XX, con guía.', '75.0'],
  ['Recorrido Tolerancia', 'Diversidad, estereotipos y derechos humanos, con guía.', 75],
  ['Visita libre', 'Tu grupo recorre el museo a su paso, sin guía.', '60.0'],
  ['Visita virtual en vivo', 'Una guía conversa con tu grupo por videollamada.', 45],
  ['Recorrido y taller', 'Recorrido guiado y una actividad para construir en equipo.', '120.0'],
  ['Exposición temporal', 'La exposición del momento, con guía.', null],
  ['Testimonio y diálogo', 'Conversación con una persona invitada después del recorrido.', 110],
  ['Recorrido con lunch', 'Recorrido completo y lunch para todo el grupo.', '165.0'],
]

export const packages: Package[] = numbered(rows.map(([name, description, price]) => ({ name, description, price })))
