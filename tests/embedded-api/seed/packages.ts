import type { Entry } from './lookups.ts'

/** A school service. Its price travels as Rails may send it: a number, a decimal text, or null when it is quoted apart. */
export type Package = Entry & {
  description: string
  price: number | string | null
}

export const packages: Package[] = [
  {
    id: 1,
    name: 'Recorrido completo',
    description: 'Memoria y Tolerancia con guía, de principio a fin.',
    price: 95,
  },
  {
    id: 2,
    name: 'Recorrido Memoria',
    description: 'El Holocausto y los genocidios del siglo XX, con guía.',
    price: '75.0',
  },
  {
    id: 3,
    name: 'Recorrido Tolerancia',
    description: 'Diversidad, estereotipos y derechos humanos, con guía.',
    price: 75,
  },
  { id: 4, name: 'Visita libre', description: 'Tu grupo recorre el museo a su paso, sin guía.', price: '60.0' },
  {
    id: 5,
    name: 'Visita virtual en vivo',
    description: 'Una guía conversa con tu grupo por videollamada.',
    price: 45,
  },
  {
    id: 6,
    name: 'Recorrido y taller',
    description: 'Recorrido guiado y una actividad para construir en equipo.',
    price: '120.0',
  },
  { id: 7, name: 'Exposición temporal', description: 'La exposición del momento, con guía.', price: null },
  {
    id: 8,
    name: 'Testimonio y diálogo',
    description: 'Conversación con una persona invitada después del recorrido.',
    price: 110,
  },
  {
    id: 9,
    name: 'Recorrido con lunch',
    description: 'Recorrido completo y lunch para todo el grupo.',
    price: '165.0',
  },
]

/** The price as a number of pesos; null when it has to be quoted. */
export function priceOf(item: Package): number | null {
  return item.price === null ? null : Number(item.price)
}
