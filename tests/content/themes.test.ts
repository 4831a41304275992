import { expect, it } from 'vitest'

import { conversation } from '@/content/conversation'
import { themes } from '@/content/themes'

it('the questions after the questionnaire are the questions of the themes', () => {
  expect(conversation).toEqual(themes.map(({ question }) => question))
})
