import { describe, expect, it } from 'vitest'

import { isInternalPath, leavingDestination, signInDestination } from '@/model/signInDestination'

const contentSiteUrl = 'https://content.site'
const nowhere = { referrer: '', contentSiteUrl, isLanding: true, search: '', from: null }
const fromSite = { ...nowhere, referrer: 'https://content.site/x?y=1' }
const page = (path: string) => ({ kind: 'page', path })
const backToSite = { kind: 'contentSite', url: fromSite.referrer, isRequested: false }
const requestedSite = { kind: 'contentSite', url: contentSiteUrl, isRequested: true }

describe('the destination after signing in', () => {
  it.each([
    ['home by default', nowhere, page('/')],
    ['the content site that linked to the sign-in page', fromSite, backToSite],
    [
      'the content site that linked to the sign-in page, rather than the questionnaire',
      { ...fromSite, search: '?fromQuestionnaire' },
      backToSite,
    ],
    ['home when the user landed on another page of the platform', { ...fromSite, isLanding: false }, page('/')],
    [
      'the route that a guard interrupted, rather than the content site',
      { ...fromSite, from: '/solicitud-visita' },
      page('/solicitud-visita'),
    ],
    [
      'the content site for ?external=true, even if a guard interrupted a route',
      { ...nowhere, isLanding: false, search: '?external=true', from: '/solicitud-visita' },
      requestedSite,
    ],
    ['home for an unknown value of ?external', { ...nowhere, search: '?external=1' }, page('/')],
    [
      'the questionnaire for ?fromQuestionnaire with any value',
      { ...nowhere, search: '?fromQuestionnaire=', from: '/solicitud-visita' },
      page('/responder-cuestionario'),
    ],
    [
      'the interrupted route with its query',
      { ...nowhere, from: '/solicitud-visita?a=1' },
      page('/solicitud-visita?a=1'),
    ],
  ])('is %s', (_case, context, destination) => {
    expect(signInDestination(context)).toEqual(destination)
  })

  it.each([
    'https://content.site.evil/',
    'https://evil/?https://content.site',
    'http://content.site/',
    'https://content.site:8443/',
    'https://user@evil/',
    'javascript:alert(1)',
    'nonsense',
  ])('is home, not the untrusted referrer %s', (referrer) => {
    expect(signInDestination({ ...nowhere, referrer })).toEqual({ kind: 'page', path: '/' })
  })

  it('is home when no content site is configured', () => {
    const context = { ...fromSite, contentSiteUrl: '', search: '?external=true' }
    expect(signInDestination(context)).toEqual(page('/'))
  })

  it.each(['//evil', '/\\evil', '/\t/evil', 'https://evil', 'javascript:alert(1)', '', null, 7, {}])(
    'is home when the interrupted route is %j, which is not an internal path',
    (path) => {
      expect(isInternalPath(path)).toBe(false)
      expect(signInDestination({ ...nowhere, from: path })).toEqual({ kind: 'page', path: '/' })
    },
  )
})

describe('leavingDestination', () => {
  const signedIn = { ...nowhere, isPassOpen: false, isSharing: false }
  const withSite = { ...signedIn, referrer: fromSite.referrer }
  const external = { ...signedIn, search: '?external=true' }

  it.each([
    ['immediately for a page of the platform', { ...signedIn, isPassOpen: true, isSharing: true }, page('/')],
    ['for the content site that linked to the sign-in page', withSite, backToSite],
    [
      'for the content site that linked to the sign-in page, only after the session is sent there',
      { ...withSite, isSharing: true },
      null,
    ],
    ['only after the pass is closed', { ...withSite, isPassOpen: true }, null],
    [
      'for the content site of ?external=true without waiting for the session to be sent',
      { ...external, isSharing: true },
      requestedSite,
    ],
    ['for the content site of ?external=true only after the pass is closed', { ...external, isPassOpen: true }, null],
  ])('lets the signed-in user leave the sign-in page %s', (_case, context, destination) => {
    expect(leavingDestination(context)).toEqual(destination)
  })
})
