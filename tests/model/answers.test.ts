import * as fc from 'fast-check'
import { expect, it, vi } from 'vitest'

import { answersOfTab, storedAnswers } from '@/model/answers'

const OWNER = '7'

it('127. two tabs store the newest answer of each question, whichever tab it comes from', () => {
  const change = fc.tuple(fc.constantFrom(0, 1), fc.constantFrom('40', '41', '42'))
  fc.assert(
    fc.property(fc.array(change), (changes) => {
      localStorage.clear()
      const tabs = [0, 1].map(() => ({ stored: answersOfTab(OWNER), answers: {} }))
      for (const [index, [tab, id]] of changes.entries()) {
        const own = tabs[tab]
        if (!own) continue
        own.answers = { ...own.answers, [id]: String(index) }
        own.stored.write({ answers: own.answers })
      }
      const newest = Object.fromEntries(changes.map(([, id], index) => [id, String(index)]))
      expect(storedAnswers(OWNER).read()?.answers ?? {}).toEqual(newest)
    }),
  )
})

it('127. a tab that adopts the answers of another tab does not store them again', () => {
  const [first, second] = [answersOfTab(OWNER), answersOfTab(OWNER)]
  first.write({ answers: { 40: 'a' } })
  const write = vi.spyOn(Storage.prototype, 'setItem')
  expect(second.write({ answers: { 40: 'a' } })).toBe(true)
  expect(write).not.toHaveBeenCalled()
  second.write({ answers: { 40: 'a', 41: 'b' } })
  expect(storedAnswers(OWNER).read()).toEqual({ answers: { 40: 'a', 41: 'b' } })
})

it('answers that could not be stored are stored with the next change', () => {
  const tab = answersOfTab(OWNER)
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(tab.write({ answers: { 40: 'a' } })).toBe(false)
  full.mockRestore()
  tab.write({ answers: { 40: 'a', 41: 'b' } })
  expect(storedAnswers(OWNER).read()?.answers).toEqual({ 40: 'a', 41: 'b' })
})
