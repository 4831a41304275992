import { randomUUID } from 'node:crypto'

import type { APIRequestContext, APIResponse, Page } from '@playwright/test'

import { isTeacherProfile, sessionCookieValues, type SessionUser } from '@/model/session'
import { sessionHash } from '@/model/sessionHash'
import { seededAccounts } from '@/mocks/embeddedApi'
import { apiUrl } from './addresses'
import { outbox } from './server'
import { expect } from './test'

export interface Person {
  name: string
  email: string
  password: string
}

/** The fields of the sign-in response that a session needs. */
type SignInAnswer = Omit<SessionUser, 'email' | 'hasAppointments' | 'isTeacher'> & {
  appointments: string[]
  free_pass: string
}

const readSignIn = (answer: APIResponse): Promise<SignInAnswer> => answer.json()

interface Circumstances {
  /** Leaves the account's first sign-in to the test. That sign-in shows the welcome dialog. */
  neverSignedIn?: boolean
  /** Leaves the account unconfirmed. */
  unconfirmed?: boolean
}

export const PASSWORD = 'Memoria2025'

/** Returns a unique e-mail address. */
export const newEmail = () => `persona-${randomUUID().slice(0, 13)}@escuela.example.mx`

const teacher = {
  profile_id: 1,
  name: 'Elena',
  first_lastname: 'Torres',
  second_lastname: 'Luna',
  phone: '5511223344',
  school: 'Escuela Secundaria Técnica 14',
  cct: '09DST0014K',
  subject: 'Historia',
  school_grade_id: 2,
  school_type_id: 1,
  date_of_birth: '1985-05-17',
  theme_ids: [1, 4],
}

export type Names = Pick<typeof teacher, 'name' | 'first_lastname' | 'second_lastname'>

/** A name of 70 letters, for layout tests. */
export const longName: Names = {
  name: seededAccounts.teacherWithVisit.name,
  first_lastname: seededAccounts.teacherWithVisit.first_lastname,
  second_lastname: seededAccounts.teacherWithVisit.second_lastname,
}

const parent = { profile_id: 2, name: 'Rosa', date_of_birth: '', theme_ids: [6] }

/** Registers a teacher. Pass the test's `request`, so that the page's log does not contain this request. */
export const newTeacher = (request: APIRequestContext, circumstances?: Circumstances, names: Partial<Names> = {}) =>
  newPerson(request, { ...teacher, ...names }, circumstances)

/** Registers a parent. */
export const newParent = (request: APIRequestContext, circumstances?: Circumstances) =>
  newPerson(request, parent, circumstances)

async function newPerson(
  request: APIRequestContext,
  profile: { name: string },
  { neverSignedIn = false, unconfirmed = false }: Circumstances = {},
): Promise<Person> {
  const person = { name: profile.name, email: newEmail(), password: PASSWORD }
  expect((await request.post('/api/v1/users', { data: { ...profile, ...person } })).status()).toBe(201)
  if (unconfirmed) return person
  const headers = { Accept: 'application/json' }
  expect((await request.get(await confirmationLink(request, person.email), { headers })).status()).toBe(200)
  if (neverSignedIn) return person
  await signInAtApi(request, person)
  return person
}

/**
 * Returns the link in the confirmation e-mail. A GET of the link calls the API if it accepts JSON, and otherwise opens
 * the app's page.
 */
export async function confirmationLink(request: APIRequestContext, email: string): Promise<string> {
  const link = (await outbox(request, email))[0]?.links.find((address) => address.includes('confirmation_token='))
  if (link === undefined) throw new Error(`No confirmation was sent to ${email}`)
  return link
}

/** Signs in with a request to the API, and returns the response. */
export async function signInAtApi(request: APIRequestContext, { email, password }: Person): Promise<SignInAnswer> {
  const answer = await request.post('/api/v1/users/sign_in', { data: { user: { email, password } } })
  expect(answer.status()).toBe(200)
  return readSignIn(answer)
}

/**
 * Sets this user's session cookies without opening a page, for tests that do not need the sign-in page.
 * @param id replaces the user's id, which is also the code that a teacher gives to the class
 */
export async function startSession(page: Page, person: Person, id?: number): Promise<void> {
  const { email } = person
  const { appointments, ...answer } = await signInAtApi(page.context().request, person)
  const isTeacher = isTeacherProfile(answer.profile_id)
  const user = { ...answer, id: id ?? answer.id, email, isTeacher, hasAppointments: appointments.length > 0 }
  const values = sessionCookieValues(user, sessionHash(user.id, email))
  await page.context().addCookies(
    Object.entries(values).map(([name, value]) => ({
      name,
      value: encodeURIComponent(value),
      url: apiUrl,
      sameSite: 'Lax' as const,
    })),
  )
}

/** Signs in through the form and waits for the next page. */
export async function signIn(page: Page, who: Person): Promise<void> {
  await page.goto('/login')
  await signInHere(page, who)
}

/** Signs in on the current sign-in page and waits for the next page. */
export async function signInHere(page: Page, who: Person): Promise<void> {
  await expect(page).toHaveURL(/\/login/)
  await fillSignIn(page, who)
  await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(page).not.toHaveURL(/\/login/)
}

/**
 * Fills in the sign-in form without sending it. Waits for the heading first, because other pages have an e-mail field
 * too.
 */
export async function fillSignIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Entra a tu cuenta' })).toBeVisible()
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
}

/** Signs out with the link in the account menu, and waits for the sign-in page. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('banner').locator('summary:visible', { hasText: 'Bienvenid@' }).click()
  await page.getByRole('link', { name: 'Cerrar sesión' }).click()
  await expect(page).toHaveURL('/login')
}

/** The names of the app's session cookies in this browser. */
export async function sessionCookieNames(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies()
  return cookies.map(({ name }) => name).filter((name) => name !== 'embedded_api_client' && name !== 'museo_contenidos')
}
