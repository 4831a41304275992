import type { JsonBodyType } from 'msw'
import { describe, expect, it } from 'vitest'

import { apiDownloadAppointment, apiSendAppointment } from '@/api/appointments'
import { ApiError } from '@/api/apiError'
import { apiListThemes } from '@/api/lookups'
import { apiListServices } from '@/api/packages'
import { apiGetProfile } from '@/api/profile'
import { apiSignIn } from '@/api/sessions'
import { apiFindTeacher } from '@/api/teachers'

import { answer } from '../support/server'
import { signInAs } from '../support/visit'

const credentials = { email: 'a@b.mx', password: 'x' }

async function errorOf(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(ApiError)
  return error instanceof ApiError ? error : new ApiError('fault')
}

const WHY = 'Mantenimiento hasta las 18:00.'

describe('ApiError', () => {
  it.each<[what: string, body: JsonBodyType, said: string | null]>([
    ['errors[0].detail', { errors: [{ detail: WHY }] }, WHY],
    ['error, as Devise sends it', { error: WHY }, WHY],
    ['error beside a status that differs from the response’s', { status: 3, error: WHY }, WHY],
    ['the default error response of Rails', { status: 503, error: 'Service Unavailable' }, null],
    ['an empty detail', { errors: [{ detail: '  ' }] }, null],
    ['an empty list of errors', { errors: [] }, null],
    ['errors that are not a list', { errors: 'x' }, null],
    ['a null body', null, null],
    ['HTML', { errors: [{ detail: '<h1>Mantenimiento</h1>' }] }, null],
    ['a stack trace', { error: "NoMethodError\n  app/models/user.rb:12:in 'name'" }, null],
  ])('67. keeps an error detail only if it is a message for users: %s', async (_case, body, said) => {
    answer('post', '/users/sign_in', body, 503)
    expect(await errorOf(apiSignIn(credentials))).toMatchObject({ kind: 'fault', status: 503, detail: said })
  })

  it('keeps the server’s error detail when a download fails', async () => {
    answer('get', '/appointments/51/generate_pdf', { error: WHY }, 503)
    expect(await errorOf(apiDownloadAppointment('51'))).toMatchObject({ kind: 'fault', status: 503, detail: WHY })
  })

  it('does not end the session when the API refuses the password', async () => {
    answer('post', '/users/sign_in', { error: WHY }, 401)
    expect(await errorOf(apiSignIn(credentials))).toMatchObject({ kind: 'refused', detail: WHY, endsSession: false })
  })

  it('43. ends the session on a 406 only if the profile endpoint returns it', async () => {
    const { id } = await signInAs('teacher')
    for (const path of [`/users/${id}`, '/appointments/51/send_appointment']) answer('get', path, {}, 406)
    expect(await errorOf(apiGetProfile(id))).toMatchObject({ kind: 'refused', status: 406, endsSession: true })
    expect(await errorOf(apiFindTeacher(String(id)))).toMatchObject({ status: 406, endsSession: false })
    expect(await errorOf(apiSendAppointment('51'))).toMatchObject({ status: 406, endsSession: false })
  })
})

describe('the decoders', () => {
  const user = { id: '7', auth_token: 't', profile_id: '1', name: 'Ana', email: 'a@b.mx' }

  it.each([
    ['a flat object', user],
    ['a flat object inside data', { data: user }],
    ['a resource', { data: { id: '7', type: 'users', attributes: { ...user, id: undefined } } }],
  ])('accept a user sent as %s', async (_case, body) => {
    answer('post', '/users/sign_in', body)
    const expected = { id: 7, auth_token: 't', profile_id: 1, isTeacher: true }
    expect((await apiSignIn(credentials)).user).toMatchObject(expected)
  })

  it.each([{ auth_token: '' }, { auth_token: undefined }, { id: undefined }])(
    'reject a session without an id or a token: %j',
    async (change) => {
      answer('post', '/users/sign_in', { ...user, ...change })
      expect((await errorOf(apiSignIn(credentials))).kind).toBe('unreadable')
    },
  )

  it.each([
    [[4], true],
    [0, false],
    [2, true],
    [true, true],
    [false, false],
    [null, false],
  ])('decode `appointments: %j` as %s', async (appointments, hasAppointments) => {
    answer('post', '/users/sign_in', { ...user, appointments })
    expect((await apiSignIn(credentials)).user).toMatchObject({ hasAppointments })
  })

  it.each([
    ['pase-7F3K', 'pase-7F3K'],
    [true, true],
    [false, false],
    [null, false],
    ['', false],
    [7, false],
  ])('decode `free_pass: %j` as %s', async (free_pass, freePass) => {
    answer('post', '/users/sign_in', { ...user, free_pass, sign_in_count: '1' })
    expect(await apiSignIn(credentials)).toMatchObject({ freePass, signInCount: 1 })
  })

  it.each([
    [95, 95],
    ['150.0', 150],
    [null, null],
    ['', null],
    ['gratis', null],
    [-5, null],
  ])('decode `price: %j` as %s', async (price, expected) => {
    answer('get', '/packages', { data: [{ id: 1, attributes: { name: 'Recorrido', price } }] })
    expect(await apiListServices()).toEqual([{ id: '1', name: 'Recorrido', description: '', price: expected }])
  })

  it('skip list entries without an id or a name', async () => {
    const data = [{ id: '1', attributes: { name: 'Holocausto' } }, { attributes: { name: 'x' } }, { id: '2' }, null]
    answer('get', '/themes', { data })
    expect(await apiListThemes()).toEqual([{ id: '1', name: 'Holocausto' }])
  })
})
