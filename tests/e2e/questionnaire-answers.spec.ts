import { fillSignIn, newParent } from './support/people'
import {
  answerAll,
  codeOf,
  EVALUATION,
  newTeacherWithCode,
  PATH,
  phone,
  questionnaire,
  startAsStudent,
} from './support/questionnaire'
import { faults, received } from './support/server'
import { expect, test } from './support/test'

const GENERIC = 'Error de servidor, intente de nuevo más tarde.'
const NOT_FOUND = 'El ID ingresado no arrojó resultados, favor de verificar sea correcto'

test.use(phone)

test("29. A student types a teacher's code, which is looked up once", async ({ page, request }) => {
  const { code } = await newTeacherWithCode(request)
  await page.goto(PATH)
  const form = questionnaire(page)
  await expect(form.start).toBeDisabled()
  await form.role('Sí').check()
  await form.code.pressSequentially(String(code), { delay: 30 })
  await expect(page.getByText('Elena Torres Luna')).toBeVisible()
  await expect(page.getByText('Escuela Secundaria Técnica 14')).toBeVisible()
  await expect(form.start).toBeEnabled()
  expect(await received(page, `GET /users/${code}`)).toHaveLength(1)
  for (const length of [1, 2, 3]) {
    expect(await received(page, `GET /users/${String(code).slice(0, length)}`)).toHaveLength(0)
  }
  await form.code.fill('')
  await expect(form.start).toBeDisabled()
})

test('30. A code that leads to no teacher says so; a late answer is ignored', async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  const { code } = await newTeacherWithCode(request)
  const parentCode = await codeOf(request, await newParent(request))
  await page.goto(PATH)
  const form = questionnaire(page)
  await form.role('Sí').check()
  await form.code.fill(String(parentCode))
  await expect(page.getByText('El código ingresado no es de un profesor.')).toBeVisible()
  await expect(form.start).toBeDisabled()
  await form.code.fill('999999')
  await expect(page.getByText(NOT_FOUND)).toBeVisible()
  await faults(page).add({ path: '/users/5', drop: 'before', times: 1 })
  await form.code.fill('5')
  await expect(page.getByText(GENERIC)).toBeVisible()
  await expect(form.start).toBeDisabled()

  await faults(page).add({ path: `/users/${code}`, delay: 3000, times: 1 })
  await form.code.fill(String(code))
  await expect.poll(() => received(page, `GET /users/${code}`)).toHaveLength(1)
  const late = page.waitForResponse(`**/users/${code}`)
  await form.code.fill(String(parentCode))
  await expect(page.getByText('El código ingresado no es de un profesor.')).toBeVisible()
  await late
  await expect(page.getByText('Elena Torres Luna')).toBeHidden()
  await expect(form.start).toBeDisabled()
})

test('31. Who is no student may start at once', async ({ page }) => {
  await page.goto(PATH)
  const form = questionnaire(page)
  await form.role('No').check()
  await expect(form.start).toBeEnabled()
  await expect(form.code).toBeHidden()
})

test('32. Who is no student signs in first; a student needs no account', async ({ page, request }) => {
  const parent = await newParent(request)
  await page.goto(PATH)
  const form = questionnaire(page)
  await form.role('No').check()
  await form.start.click()
  await expect(page).toHaveURL('/login?fromQuestionnaire=true')
  await page.getByRole('dialog').getByRole('button', { name: 'Iniciar sesión' }).click()
  await fillSignIn(page, parent)
  await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(page).toHaveURL(PATH)
  await expect(form.role('No')).toBeChecked()
  await form.start.click()
  await expect(form.count(1)).toBeVisible()
})

test('32. An API that wants a session gets one, and the answers are all there', async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/status of 401/)
  const { code } = await newTeacherWithCode(request)
  const parent = await newParent(request)
  await startAsStudent(page, code)
  await answerAll(page)
  await faults(page).add({ path: EVALUATION, status: 401, json: {}, times: 1 })
  const form = questionnaire(page)
  await form.submit.click()
  await expect(page).toHaveURL('/login?fromQuestionnaire=true')
  await page.getByRole('dialog').getByRole('button', { name: 'Iniciar sesión' }).click()
  await fillSignIn(page, parent)
  await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(form.count(15)).toBeVisible()
  await form.submit.click()
  await expect(form.sent).toBeVisible()
  const [, second] = await received(page, `POST ${EVALUATION}`)
  expect(second).toMatchObject({ body: { id_professor: code, email: parent.email } })
})

test('34. A failure keeps every answer, and so does a reload; success clears them', async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  const { code } = await newTeacherWithCode(request)
  await startAsStudent(page, code)
  await answerAll(page)
  const form = questionnaire(page)
  const detail = 'El cuestionario está cerrado por hoy.'
  await faults(page).add({ path: EVALUATION, status: 422, json: { errors: [{ detail }] }, times: 1 })
  await form.submit.click()
  await expect(form.failure).toContainText(detail)
  await expect(form.failure).toBeInViewport()

  await faults(page).add({ path: EVALUATION, drop: 'before', times: 1 })
  await form.submit.click()
  await expect(form.failure).toContainText(GENERIC)
  await expect(form.failure).toContainText('No sabemos si llegaron.')
  expect(await received(page, `POST ${EVALUATION}`)).toHaveLength(2)

  await page.reload()
  await expect(form.count(15)).toBeVisible()
  await expect(form.failure).toContainText('No sabemos si tus respuestas llegaron al museo')
  await expect(form.answers.nth(15 % 4)).toBeChecked()
  await form.back.click()
  await expect(form.answers.nth(14 % 4)).toBeChecked()
  await form.submit.click()
  await expect(form.sent).toBeVisible()
  await page.goto(`${PATH}?codigo=${code}`)
  await expect(form.start).toBeEnabled()
  await expect(page.getByText(/respuestas de antes/)).toBeHidden()
})

const screens = [
  { on: 'a phone', use: phone },
  { on: 'a computer', use: { viewport: { width: 1280, height: 800 } } },
]

for (const { on, use } of screens) {
  test.describe(`on ${on}`, () => {
    test.use(use)

    test(`33. With one missing nothing can be sent; with all fifteen it is, once (${on})`, async ({
      page,
      request,
    }) => {
      const { teacher, code } = await newTeacherWithCode(request)
      await startAsStudent(page, code)
      await answerAll(page, [4])
      const form = questionnaire(page)
      await expect(form.submit).toBeDisabled()
      await expect(page.getByText('Para enviar te falta la pregunta 4.')).toBeVisible()
      await page.getByRole('button', { name: 'Ir a la pregunta 4' }).click()
      await expect(form.count(4)).toBeVisible()
      await form.answers.nth(0).check()
      await expect(form.submit).toBeEnabled()
      await form.submit.dblclick()
      await expect(form.sent).toBeVisible()
      await expect(form.sent).toBeInViewport()
      const posts = await received(page, `POST ${EVALUATION}`)
      expect(posts).toMatchObject([{ body: { id_professor: code, email: teacher.email } }])
      const all: { question_id: number; answer_id?: number }[] = Array.from({ length: 15 }, (_, place) => ({
        question_id: 40 + place,
      }))
      all[3] = { question_id: 43, answer_id: 312 }
      expect(posts).toMatchObject([{ body: { answers: all } }])

      await page.getByRole('button', { name: 'Que responda otro estudiante' }).click()
      await expect(page.getByText('Elena Torres Luna')).toBeVisible()
      await form.start.click()
      await expect(form.count(1)).toBeVisible()
      await expect(form.answers.and(page.locator(':checked'))).toHaveCount(0)
    })
  })
}
