import { describe, expect, it } from 'vitest'

import { isInternalPath, leavingDestination, signInDestination } from '@/lib/signInDestination'

const contentSiteUrl = 'https://content.site'
const nowhere = { referrer: '', contentSiteUrl, isLanding: true, search: '', from: null }
const fromSite = { ...nowhere, referrer: 'https://content.site/x?y=1' }
const page = (path: string) => ({ kind: 'page', path })
const backToSite = { kind: 'contentSite', url: fromSite.referrer, isRequested: false }
const requestedSite = { kind: 'contentSite', url: contentSiteUrl, isRequested: true }

describe('the destination after signing in', () => {
  it.each([
    ['home by default', nowhere, page('/')],
    ['the content site whose link opened the sign-in', fromSite, backToSite],
    ['the content site before the questionnaire', { ...fromSite, search: '?fromQuestionnaire' }, backToSite],
    ['117. home when another page of ours was the landing page', { ...fromSite, isLanding: false }, page('/')],
    ['117. the route that a guard interrupted', { ...fromSite, from: '/solicitud-visita' }, page('/solicitud-visita')],
    [
      'the content site that asks for it, whatever the referrer and the route',
      { ...nowhere, isLanding: false, search: '?external=true', from: '/solicitud-visita' },
      requestedSite,
    ],
    ['home for an unknown value of external', { ...nowhere, search: '?external=1' }, page('/')],
    [
      'the questionnaire, by the presence of the parameter',
      { ...nowhere, search: '?fromQuestionnaire=', from: '/solicitud-visita' },
      page('/responder-cuestionario'),
    ],
    ['the interrupted route', { ...nowhere, from: '/solicitud-visita?a=1' }, page('/solicitud-visita?a=1')],
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
  ])('does not go back to %s', (referrer) => {
    expect(signInDestination({ ...nowhere, referrer })).toEqual({ kind: 'page', path: '/' })
  })

  it('sends nothing without a configured content site', () => {
    const context = { ...fromSite, contentSiteUrl: '', search: '?external=true' }
    expect(signInDestination(context)).toEqual(page('/'))
  })

  it.each(['//evil', '/\\evil', '/\t/evil', 'https://evil', 'javascript:alert(1)', '', null, 7, {}])(
    'does not take %j for a path of its own',
    (path) => {
      expect(isInternalPath(path)).toBe(false)
      expect(signInDestination({ ...nowhere, from: path })).toEqual({ kind: 'page', path: '/' })
    },
  )
})

describe('the sign-in page is left', () => {
  const signedIn = { ...nowhere, isPassOpen: false, isSharing: false }
  const withSite = { ...signedIn, referrer: fromSite.referrer }
  const external = { ...signedIn, search: '?external=true' }

  it.each([
    ['for a page at once', { ...signedIn, isPassOpen: true, isSharing: true }, page('/')],
    ['for the content site that sent the visitor', withSite, backToSite],
    ['not before that site has the session', { ...withSite, isSharing: true }, null],
    ['not before the pass is closed', { ...withSite, isPassOpen: true }, null],
    ['for the content site that asks for it, without waiting for it', { ...external, isSharing: true }, requestedSite],
    ['for the content site that asks for it, not before the pass is closed', { ...external, isPassOpen: true }, null],
  ])('%s', (_case, context, destination) => {
    expect(leavingDestination(context)).toEqual(destination)
  })
})
