import type { APIRequestContext, Page } from '@playwright/test'

import { errorSummary } from './errorSummary'
import { type Names, newTeacher, type Person, startSession } from './people'
import { expect } from './test'

export const VISIT_REQUEST = '/solicitud-visita'
export const SENT_VISIT = '/solicitud-visita-confirmacion'

const DAY = 24 * 60 * 60 * 1000

/** Returns today's date in Mexico City, plus a number of days, as YYYY-MM-DD. */
function museumDate(daysFromToday = 0): string {
  const options: Intl.DateTimeFormatOptions = { timeZone: 'America/Mexico_City' }
  return new Date(Date.now() + daysFromToday * DAY).toLocaleDateString('sv-SE', options)
}

interface Visit {
  date: string
  schedule: string
  teachers: number
  parents: number
  groups: { students: number; grade: string }[]
  contact: string
}

/** A visit of 50 people: 2 teachers, 3 parents and 45 students. */
export const visit: Visit = {
  date: museumDate(21),
  schedule: '10:30',
  teachers: 2,
  parents: 3,
  groups: [
    { students: 20, grade: 'Secundaria' },
    { students: 25, grade: 'Preparatoria' },
  ],
  contact: 'WhatsApp',
}

/** The request body for `visit`, sent by a teacher from `newTeacher`. */
export const visitPayload = {
  teacher_name: 'Elena Torres Luna',
  date: visit.date,
  teachers: 2,
  parents: 3,
  schedule_id: 2,
  contact_preference_id: 3,
  package_ids: [1],
  school_grades: [
    { students: 20, school_grade_id: 2 },
    { students: 25, school_grade_id: 3 },
  ],
}

/** The controls of the visit form, located by role and label. The first group is group 1. */
export function visitForm(page: Page) {
  const main = page.getByRole('main')
  const group = (number: number) => main.getByRole('group', { name: `Grupo ${number}`, exact: true })
  return {
    teacherName: main.getByRole('textbox', { name: 'Nombre del profesor' }),
    date: main.getByLabel('Fecha de visita', { exact: true }),
    schedule: (time: string) => main.getByRole('group', { name: 'Horario' }).getByRole('radio', { name: time }),
    teachers: main.getByRole('textbox', { name: 'Profesores', exact: true }),
    parents: main.getByRole('textbox', { name: 'Padres de familia' }),
    group,
    students: (number: number) => group(number).getByRole('textbox', { name: 'Número de estudiantes' }),
    grade: (number: number) => group(number).getByRole('combobox', { name: 'Nivel educativo' }),
    removeGroup: (number: number) => group(number).getByRole('button', { name: `Quitar grupo ${number}` }),
    addGroup: main.getByRole('button', { name: 'Agregar grupo' }),
    contact: (name: string) =>
      main.getByRole('group', { name: 'Preferencia de contacto' }).getByRole('radio', { name }),
    terms: main.getByRole('checkbox', { name: 'Acepto los términos y condiciones' }),
    submit: main.getByRole('button', { name: 'Enviar solicitud' }),
    startAgain: main.getByRole('button', { name: 'Empezar de nuevo' }),
    changeService: main.getByRole('link', { name: 'Cambiar servicio' }),
    preQuote: main.getByRole('region', { name: 'Precotización' }),
    summary: errorSummary(page),
  }
}

/** Registers a teacher, opens the visit form, and waits until its lists have loaded. */
export async function newTeacherAtVisitForm(
  page: Page,
  request: APIRequestContext,
  names?: Partial<Names>,
): Promise<Person> {
  const teacher = await newTeacher(request, {}, names)
  await openVisitForm(page, teacher)
  return teacher
}

/** Signs the teacher in, opens the visit form, and waits until its lists have loaded. */
export async function openVisitForm(page: Page, teacher: Person): Promise<void> {
  await startSession(page, teacher)
  await page.goto(VISIT_REQUEST)
  await expectFormComplete(page)
}

/** Expects the visit form, with all its lists loaded. */
export async function expectFormComplete(page: Page): Promise<void> {
  const form = visitForm(page)
  await expect(page).toHaveURL(VISIT_REQUEST)
  await expect(form.changeService).toBeVisible()
  await expect(form.schedule(visit.schedule)).toBeVisible()
  await expect(form.contact(visit.contact)).toBeVisible()
  await expect(form.preQuote).toBeVisible()
}

/** Fills in the form, except the acceptance of the terms, which drafts do not store. */
export async function fillVisit(page: Page, changes: Partial<Visit> = {}): Promise<void> {
  const form = visitForm(page)
  const { date, schedule, teachers, parents, groups, contact } = { ...visit, ...changes }
  await form.date.fill(date)
  await form.schedule(schedule).check()
  for (const [index, { students, grade }] of groups.entries()) {
    if (index > 0) await form.addGroup.click()
    await form.students(index + 1).fill(String(students))
    await form.grade(index + 1).selectOption(grade)
  }
  await form.teachers.fill(String(teachers))
  await form.parents.fill(String(parents))
  await form.contact(contact).check()
}

/** Expects the values of `visit` in the form. */
export async function expectVisitKept(page: Page): Promise<void> {
  const form = visitForm(page)
  await expect(form.date).toHaveValue(visit.date)
  await expect(form.schedule(visit.schedule)).toBeChecked()
  for (const [index, { students, grade }] of visit.groups.entries()) {
    await expect(form.students(index + 1)).toHaveValue(String(students))
    await expect(form.grade(index + 1).getByRole('option', { name: grade, selected: true })).toBeAttached()
  }
  await expect(form.teachers).toHaveValue(String(visit.teachers))
  await expect(form.parents).toHaveValue(String(visit.parents))
  await expect(form.contact(visit.contact)).toBeChecked()
}

/** Registers a teacher, sends a request and waits for the page «Tu visita». */
export async function newTeacherWithVisit(
  page: Page,
  request: APIRequestContext,
  names?: Partial<Names>,
): Promise<Person> {
  const teacher = await newTeacherAtVisitForm(page, request, names)
  await fillVisit(page)
  await visitForm(page).terms.check()
  await visitForm(page).submit.click()
  await expect(page).toHaveURL(SENT_VISIT)
  await expect(page.getByRole('heading', { name: 'Solicitud enviada', level: 1 })).toBeVisible()
  return teacher
}

/** The number of the request (folio) on the page «Tu visita»; empty if the page shows none. */
export async function folioOf(page: Page): Promise<string> {
  const text = await page
    .getByRole('main')
    .getByText(/Tu folio es \d+/)
    .innerText()
  return /Tu folio es\s+(\d+)/.exec(text)?.[1] ?? ''
}
