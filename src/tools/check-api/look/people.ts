import { textOf } from '@/api/resource'
import type { Profile } from '@/api/profile'
import type { signIn } from '@/api/sessions'
import type { Teacher } from '@/api/teachers'
import type { Answer } from '@/tools/check-api/transport'
import { isTeacherProfile } from '@/lib/profiles'
import { isRecord } from '@/lib/untrusted'

import { attributesOf, resourceOf } from './entries'
import { type Evaluator, type Finding, note, problem, warning } from './finding'

/** What no answer should give away. */
const SECRETS = /password|encrypted|reset_.{0,40}token|confirmation_token|unlock_token|otp/i

const attributes = (answer: Answer) => attributesOf(resourceOf(answer))

function secretsIn(answer: Answer, also: RegExp | null = null): Finding[] {
  const names = Object.keys(attributes(answer)).filter((name) => SECRETS.test(name) || also?.test(name) === true)
  return names.length === 0
    ? []
    : [warning(`La respuesta entrega lo que nadie más debe ver: \`${names.join('`, `')}\`.`)]
}

const missingOf = (answer: Answer, names: string[]) => names.filter((name) => !(name in attributes(answer)))

function lacks(answer: Answer, name: string, visitor: string): Finding[] {
  return name in attributes(answer) ? [] : [warning(`Falta \`${name}\`.`, visitor)]
}

/** Bytes that browsers keep of a cookie, with its name. */
const COOKIE = 4096

/** What is strange about the answer to a sign-in. */
export const session: Evaluator<Awaited<ReturnType<typeof signIn>>> = ({ user, signInCount, freePass }, answer) => {
  const raw = attributes(answer)
  const { id, name, first_lastname, second_lastname, auth_token } = user
  const cookie = encodeURIComponent(JSON.stringify({ id, name, first_lastname, second_lastname, auth_token })).length
  return [
    ...(cookie + 'user'.length > COOKIE
      ? [
          problem(
            `El token mide ${auth_token.length} bytes: la cookie de la sesión mide ${cookie} y los navegadores guardan ${COOKIE}.`,
            'Entra y sigue sin sesión.',
          ),
        ]
      : []),
    ...(Number.isInteger(user.profile_id) && user.profile_id > 0
      ? []
      : [
          warning(
            `Falta \`profile_id\` como número; llegó ${JSON.stringify(raw['profile_id'] ?? null)}.`,
            'Si es profesor, no ve «Solicitar visita», «Patrocinio» ni «Enviar cuestionario».',
          ),
        ]),
    ...lacks(answer, 'email', 'Sus solicitudes no llevan su correo.'),
    ...lacks(answer, 'name', 'El saludo no lo nombra.'),
    ...lacks(answer, 'appointments', 'No ve «Proyecto de Visita» ni «Mi solicitud» si entra desde otro equipo.'),
    ...(Number.isInteger(signInCount)
      ? []
      : [warning('Falta `sign_in_count`.', 'No ve la bienvenida con su pase la primera vez.')]),
    ...lacks(answer, 'free_pass', 'La bienvenida no le ofrece su pase de cortesía.'),
    ...(freePass === true
      ? [
          note(
            '`free_pass` es true: el pase se ofrece, pero su QR no se dibuja en pantalla. Con el texto del token sí.',
          ),
        ]
      : []),
    ...secretsIn(answer),
  ]
}

const OF_EVERYBODY = ['profile_id', 'name', 'email', 'date_of_birth']
const OF_TEACHERS = [
  'first_lastname',
  'second_lastname',
  'phone',
  'school',
  'cct',
  'school_grade_id',
  'school_type_id',
  'subject',
]

/** Whether the chosen themes came, in one of the shapes that the platform reads. */
export function hasThemes(answer: Answer): boolean {
  const resource = resourceOf(answer)
  const relationships = isRecord(resource) ? resource['relationships'] : null
  const themes = isRecord(relationships) ? relationships['themes'] : null
  const raw = attributes(answer)
  return (
    (isRecord(themes) && Array.isArray(themes['data'])) ||
    Array.isArray(raw['theme_ids']) ||
    Array.isArray(raw['themes'])
  )
}

/** The fields of a profile that did not come, of those that saving it would send. */
export const missingFields = (profile: Profile, answer: Answer): string[] => [
  ...missingOf(answer, isTeacherProfile(profile.profile_id) ? [...OF_EVERYBODY, ...OF_TEACHERS] : OF_EVERYBODY),
  ...(hasThemes(answer) ? [] : ['relationships.themes.data']),
]

/** What is strange about somebody's own profile. */
export const profile: Evaluator<Profile> = (read, answer) => {
  const missing = missingFields(read, answer)
  const isDate = read.date_of_birth === '' || /^\d{4}-\d{2}-\d{2}$/.test(read.date_of_birth)
  return [
    ...(missing.length > 0
      ? [warning(`Falta \`${missing.join('`, `')}\`.`, 'En «Mi cuenta» ve esos campos vacíos, y al guardar los borra.')]
      : []),
    ...(isDate
      ? []
      : [
          warning(
            `\`date_of_birth\` debe ser AAAA-MM-DD, y llegó como «${textOf(attributes(answer)['date_of_birth']).replaceAll(/\d/g, '9')}».`,
            'En «Mi cuenta» ve la fecha vacía.',
          ),
        ]),
    ...secretsIn(answer),
  ]
}

/** What the look-up of a teacher, which needs no session, must not tell everybody. */
const PRIVATE = /^(?:phone|cct|date_of_birth|auth_token|free_pass)$/

/** What is strange about the answer to a teacher's code. */
export const teacher: Evaluator<Teacher | null> = (found, answer) => [
  ...(found === null && !('profile_id' in attributes(answer))
    ? [problem('Falta `profile_id`: sin él nadie es profesor.', 'Lee «El código ingresado no es de un profesor.»')]
    : []),
  ...(found !== null && found.name === ''
    ? [warning('Faltan `name` y los apellidos.', 'No ve de quién es el código.')]
    : []),
  ...(found === null ? [] : lacks(answer, 'school', 'No ve la escuela de su profesor.')),
  ...(found === null ? [] : lacks(answer, 'email', 'Sus respuestas van sin correo, y la API puede rechazarlas.')),
  ...secretsIn(answer, answer.sentToken ? null : PRIVATE),
]
