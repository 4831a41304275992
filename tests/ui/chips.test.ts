import { expect, it } from 'vitest'

import { chipsNews, nothingHappened } from '@/ui/chips/chips'

const news = (change: Partial<typeof nothingHappened>) => chipsNews({ ...nothingHappened, ...change }, 'colores')

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
])('what is said of the change %j', (change, sentence) => {
  expect(news(change)).toBe(sentence)
})
