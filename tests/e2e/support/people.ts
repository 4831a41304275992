import { randomUUID } from 'node:crypto'

import type { APIRequestContext, APIResponse, Page } from '@playwright/test'

import { isTeacherProfile, sessionCookieValues, type SessionUser } from '@/lib/session'
import { sessionHash } from '@/lib/sessionHash'
import { seededAccounts } from '@/mocks/embeddedApi'
import { apiUrl } from './addresses'
import { outbox } from './server'
import { expect } from './test'

export interface Person {
  name: string
  email: string
  password: string
}

/** The part of the API's sign-in response that makes a session. */
type SignInAnswer = Omit<SessionUser, 'email' | 'hasAppointments' | 'isTeacher'> & {
  appointments: string[]
  free_pass: string
}

const readSignIn = (answer: APIResponse): Promise<SignInAnswer> => answer.json()

interface Circumstances {
  /** The test is the first to sign this person in; otherwise it is not the first sign-in, and no welcome appears. */
  neverSignedIn?: boolean
  /** The link of the e-mail has not been opened. */
  unconfirmed?: boolean
}

export const PASSWORD = 'Memoria2025'

/** A unique address. */
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

/** A name of 70 letters, for checks of layouts. */
export const longName: Names = {
  name: seededAccounts.teacherWithVisit.name,
  first_lastname: seededAccounts.teacherWithVisit.first_lastname,
  second_lastname: seededAccounts.teacherWithVisit.second_lastname,
}

const parent = { profile_id: 2, name: 'Rosa', date_of_birth: '', theme_ids: [6] }

/** A teacher with an account of their own. Give it the test's `request`, so that the page's log stays clean. */
export const newTeacher = (request: APIRequestContext, circumstances?: Circumstances, names: Partial<Names> = {}) =>
  newPerson(request, { ...teacher, ...names }, circumstances)

/** A parent with an account of their own. */
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

/** The link in the e-mail after a registration. A GET that accepts only JSON is the API's call, any other request the page. */
export async function confirmationLink(request: APIRequestContext, email: string): Promise<string> {
  const link = (await outbox(request, email))[0]?.links.find((address) => address.includes('confirmation_token='))
  if (link === undefined) throw new Error(`No confirmation was sent to ${email}`)
  return link
}

/** Signs in at the API, and gives back what it answers. */
export async function signInAtApi(request: APIRequestContext, { email, password }: Person): Promise<SignInAnswer> {
  const answer = await request.post('/api/v1/users/sign_in', { data: { user: { email, password } } })
  expect(answer.status()).toBe(200)
  return readSignIn(answer)
}

/**
 * Gives the browser a session of this person, as if they had signed in before: for tests that begin behind the sign-in.
 * No page is opened.
 * @param id replaces the person's id, which teachers give to their class as their code
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

/** Signs in through the form, and waits until the sign-in page is left. */
export async function signIn(page: Page, who: Person): Promise<void> {
  await page.goto('/login')
  await signInHere(page, who)
}

/** Signs in on the sign-in page that is open, wherever it leads. */
export async function signInHere(page: Page, who: Person): Promise<void> {
  await expect(page).toHaveURL(/\/login/)
  await fillSignIn(page, who)
  await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(page).not.toHaveURL(/\/login/)
}

/** Fills the sign-in form without sending it, once its page is there: that of the home page has an e-mail, too. */
export async function fillSignIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Iniciar sesión' })).toBeVisible()
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
}

/** Chooses the sign-out as people do, in the menu of their account. */
export async function chooseSignOut(page: Page): Promise<void> {
  await page.getByRole('banner').locator('summary:visible', { hasText: 'Bienvenid@' }).click()
  await page.getByRole('link', { name: 'Cerrar sesión' }).click()
}

/** Signs out, and waits until the sign-in page is there. */
export async function signOut(page: Page): Promise<void> {
  await chooseSignOut(page)
  await expect(page).toHaveURL('/login')
}

/** The names of the session's cookies that the app keeps in this browser. */
export async function sessionCookieNames(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies()
  return cookies.map(({ name }) => name).filter((name) => name !== 'embedded_api_client' && name !== 'museo_contenidos')
}
