import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'

import { assertConnected, UnsentError } from '@/lib/connection'

import { answerSite, received, server } from '../support/server'
import { holdTimers, pass } from '../support/time'

describe('assertConnected', () => {
  it.each([
    ['200', () => new HttpResponse()],
    ['a server error', () => new HttpResponse(null, { status: 502 })],
    ['a redirect to a Wi-Fi sign-in page', () => HttpResponse.redirect('http://wifi.example/', 302)],
  ])('101. resolves when the site answers with %s', async (_what, respond) => {
    answerSite(respond)
    await assertConnected()
    expect((await received()).map(({ line }) => line)).toEqual(['HEAD /'])
  })

  it('101. throws UnsentError when the site does not answer', async () => {
    answerSite(() => HttpResponse.error())
    await expect(assertConnected()).rejects.toThrow(UnsentError)
  })

  it('101. throws when the site takes longer than four seconds', async () => {
    holdTimers()
    server.use(http.head('/', () => new Promise(() => undefined)))
    const outcome = assertConnected().then(
      () => 'connected',
      () => 'unsent',
    )
    await pass(3900)
    await expect(Promise.race([outcome, Promise.resolve('waiting')])).resolves.toBe('waiting')
    await pass(200)
    await expect(outcome).resolves.toBe('unsent')
  })
})
