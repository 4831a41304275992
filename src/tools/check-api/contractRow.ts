import type { ProfilePayload, RegistrationPayload } from '@/api/users'
import type { SessionUser } from '@/model/session'

const password = 'Abcd1234'

const user: SessionUser = {
  id: 7,
  name: 'Ana',
  first_lastname: 'Ruiz',
  second_lastname: 'Soto',
  email: 'ana@escuela.mx',
  auth_token: 'token-de-ana',
  profile_id: 1,
  hasAppointments: true,
  isTeacher: true,
}

const profile: ProfilePayload = {
  name: 'Luis',
  email: 'luis@correo.mx',
  profile_id: 2,
  date_of_birth: '',
  theme_ids: [1],
}

const registration: RegistrationPayload = { ...profile, password }

/** The values that the calls send, as in the contract's examples. */
export const exampleValues = {
  credentials: { email: user.email, password },
  registration,
  confirmationToken: 't-1',
  newPassword: { reset_password_token: 'tok/en=', password },
  user,
  /** The user, if the user is a teacher. */
  teacher: user,
  /** The user, if the user has a courtesy pass. */
  passOwner: user,
  pass: { userId: '7', token: 'a/b+&c' },
  teacherCode: '7',
  profile,
  appointmentId: '51',
  justificationId: '4',
  schoolTypeId: 1,
  schoolGradeId: 2,
  scheduleId: 3,
  contactPreferenceId: 1,
  serviceId: 4,
  answers: [{ question_id: 40, answer_id: 301 }],
}

export type Values = typeof exampleValues

/** The responses that the platform can read, in Spanish. */
export const responses = {
  list: 'una lista, `{"data": […]}`',
  resource: 'un recurso con `id`',
  session: 'un recurso con `id` (número) y `auth_token`',
  questions: '`{"included": […]}`',
  pdf: 'un PDF (`application/pdf`)',
  word: 'un documento de Word (.docx o .doc, con su `Content-Type`)',
  done: 'exactamente 200, sin HTML (el cuerpo no se lee)',
  anything: 'cualquier 2xx, sin HTML (el cuerpo no se lee)',
}

/** Notes on a call, for the API's developers. */
export interface CallDetails {
  /** When the call sends the session's token; missing if it never does. */
  token?: 'with a session' | 'always'
  expects: keyof typeof responses
  /** The attributes of a resource that the platform reads, in addition to the id. */
  reads?: string[]
  /** Whether the call changes data, although it is a GET. */
  changesData?: true
}

interface RowDetails<Input, Result> extends CallDetails {
  /** The sent JSON, if it differs from the input of the function. */
  body?: (input: Input) => object
  /** The values for later calls in the result. */
  gives?: (result: Result) => Partial<Values>
}

/**
 * A row of the contract: a call of the platform to the museum's API.
 * @param call method, path after `/api/v1` and query. Names in braces are placeholders, such as `{userId}`
 * @param send the function of src/api that makes the call
 * @param inputOf returns the function's input: an id for the path, or the body
 */
export function row<Input, Result>(
  call: `${'GET' | 'POST' | 'PATCH'} /${string}`,
  send: (input: Input) => Promise<Result>,
  inputOf: (values: Values) => NoInfer<Input>,
  { body, gives, ...details }: RowDetails<NoInfer<Input>, NoInfer<Result>>,
) {
  const example = inputOf(exampleValues)
  return {
    ...details,
    call,
    send,
    example,
    /** The JSON that the call sends for its example; null if the call has no body. */
    exampleBody: call.startsWith('GET') ? null : (body?.(example) ?? example),
    sendExample: () => send(example),
    /** Makes the call with these values. @returns the values for later calls in the result */
    async check(values: Values): Promise<Partial<Values>> {
      const result = await send(inputOf(values))
      return gives?.(result) ?? {}
    },
  }
}

/** A row of the contract without the types of its input and its result. */
export type ContractRow = CallDetails & Pick<ReturnType<typeof row>, 'call' | 'exampleBody' | 'check'>
