import { describe, expect, it } from 'vitest'

import { addChips, type Chips, chipsNews, nothingHappened } from '@/ui/chips/chips'

const news = (change: Partial<typeof nothingHappened>) => chipsNews({ ...nothingHappened, ...change }, 'colores')

describe('what is said of a change', () => {
  it.each([
    [{}, ''],
    [{ added: ['rojo'] }, 'Agregamos rojo.'],
    [{ added: ['rojo', 'azul'] }, 'Agregamos 2 colores.'],
    [{ repeated: ['rojo'] }, 'rojo ya estaba en la lista.'],
    [{ repeated: ['rojo', 'azul'] }, '2 colores ya estaban en la lista.'],
    [{ rejected: ['ro'] }, 'No agregamos ro.'],
    [{ rejected: ['ro', 'az'] }, 'No agregamos 2.'],
    [{ omitted: 3 }, 'Dejamos fuera 3 textos más, que no son colores.'],
    [{ removed: ['rojo'] }, 'Quitamos rojo.'],
    [{ added: ['rojo'], rejected: ['az'] }, 'Agregamos rojo. No agregamos az.'],
  ])('%j', (change, sentence) => {
    expect(news(change)).toBe(sentence)
  })
})

describe('adding', () => {
  const some: Chips = { items: ['rojo'], rejected: [{ id: 4, original: 'az', text: 'azu' }], typed: 'ver' }

  it('leaves what is typed, what is there and what is being corrected', () => {
    const { chips, event } = addChips(some, {
      found: ['azul', 'ROJO', 'Azul'],
      rejected: ['az', 'gr', 'gr'],
      omitted: 2,
    })
    expect(chips).toEqual({
      items: ['rojo', 'azul'],
      rejected: [...some.rejected, { id: 5, original: 'gr', text: 'gr' }],
      typed: 'ver',
      doubts: [],
    })
    expect(event).toEqual({
      added: ['azul'],
      repeated: ['ROJO', 'Azul'],
      rejected: ['az', 'gr', 'gr'],
      omitted: 2,
      removed: [],
    })
  })
})
