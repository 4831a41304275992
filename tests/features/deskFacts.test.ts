import { describe, expect, it } from 'vitest'

import { factsOf } from '@/features/desk/deskFacts'
import type { DeskState } from '@/features/desk/deskState'

const refused = (detail: string | null): DeskState => ({
  status: 'answered',
  result: { outcome: 'used', at: 0, doubtAt: null, detail },
})

describe('factsOf', () => {
  const link = { fullname: 'Ana Ruiz', token: 'k3J9vQz7bN1xW5tRpL8mYc2HfD6sGa4EuKoZi0XTq7Y', userId: '7' }
  const name = { term: 'A nombre de', value: 'Ana Ruiz', isName: true }
  const code = { term: 'Código', value: link.token, short: '…0XTq7Y' }
  const ready: DeskState = { status: 'ready' }
  const result: DeskState = { status: 'answered', result: { outcome: 'validated', at: 0, doubtAt: null, detail: null } }

  it('115. lists the holder’s name first, and shortens the code to its last six characters', () => {
    expect(factsOf(link, ready)).toEqual([name, code])
    expect(factsOf(link, result)).toEqual([name, code])
    expect(factsOf({ ...link, fullname: '' }, ready)).toEqual([code])
    expect(factsOf(link, { status: 'incomplete' })).toEqual([])
  })

  it('labels the name «El enlace dice» if the server states a reason for a refusal', () => {
    const claim = { term: 'El enlace dice', value: 'Ana Ruiz' }
    expect(factsOf(link, refused('Este código no es de ningún pase.'))).toEqual([claim, code])
    expect(factsOf(link, refused(null))).toEqual([name, code])
  })

  it.each([{ status: 'ready', isOdd: true } as const, { status: 'sending', isOdd: true } as const])(
    'labels the name «El enlace dice» if the code does not look like a pass’s (%o)',
    (state) => {
      expect(factsOf(link, state)).toEqual([{ term: 'El enlace dice', value: 'Ana Ruiz' }, code])
    },
  )

  it('does not shorten short codes or names of up to 72 characters', () => {
    const [first, last] = factsOf({ ...link, fullname: 'x'.repeat(72), token: 'pase-7F3K92Q' }, ready)
    expect([first?.short, last?.short]).toEqual([undefined, undefined])
  })

  it('115. shortens longer names without splitting a surrogate pair', () => {
    const [first] = factsOf({ ...link, fullname: '🌵'.repeat(250) }, ready)
    expect(first?.short).toBe(`${'🌵'.repeat(40)}…`)
  })
})
