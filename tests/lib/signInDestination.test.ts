import { describe, expect, it } from 'vitest'

import { isInternalPath, signInDestination } from '@/lib/signInDestination'

const contentSiteUrl = 'https://content.site'
const nowhere = { referrer: '', contentSiteUrl, search: '', from: null }

describe('where somebody goes after signing in', () => {
  it.each([
    ['home by default', {}, { kind: 'page', path: '/' }],
    [
      'back to the content site',
      { referrer: 'https://content.site/x?y=1', search: '?fromQuestionnaire', from: '/solicitud-visita' },
      { kind: 'contentSite', url: 'https://content.site/x?y=1' },
    ],
    [
      'to the questionnaire, by the presence of the parameter',
      { search: '?fromQuestionnaire=', from: '/solicitud-visita' },
      { kind: 'page', path: '/responder-cuestionario' },
    ],
    ['to the interrupted route', { from: '/solicitud-visita?a=1' }, { kind: 'page', path: '/solicitud-visita?a=1' }],
  ])('%s', (_case, context, destination) => {
    expect(signInDestination({ ...nowhere, ...context })).toEqual(destination)
  })

  it.each([
    'https://content.site.evil/',
    'https://evil/?https://content.site',
    'http://content.site/',
    'https://content.site:8443/',
    'https://user@evil/',
    'javascript:alert(1)',
    'nonsense',
  ])('does not go back to %s', (referrer) => {
    expect(signInDestination({ ...nowhere, referrer })).toEqual({ kind: 'page', path: '/' })
  })

  it('goes to no content site when none is configured', () => {
    const context = { ...nowhere, contentSiteUrl: '', referrer: 'https://content.site/' }
    expect(signInDestination(context)).toEqual({ kind: 'page', path: '/' })
  })

  it.each(['//evil', '/\\evil', '/\t/evil', 'https://evil', 'javascript:alert(1)', '', null, 7, {}])(
    'does not take %j for a path of its own',
    (path) => {
      expect(isInternalPath(path)).toBe(false)
      expect(signInDestination({ ...nowhere, from: path })).toEqual({ kind: 'page', path: '/' })
    },
  )
})
