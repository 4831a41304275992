import { HttpResponse, type HttpHandler } from 'msw'
import { describe, expect, it } from 'vitest'

import { about, answers, API, AS_TEACHER, does, museumApi, SITE, sends } from './museumApi'

const entry = (id: unknown, attributes: object) => ({ id, type: 'x', attributes })
const named = (count: number) => ({
  data: Array.from({ length: count }, (_, place) => entry(String(place + 1), { name: `Uno ${place}` })),
})

const teacher = {
  id: 1102,
  profile_id: 1,
  name: 'Jorge Luis',
  first_lastname: 'Hernández',
  second_lastname: 'Ávila',
  email: 'jorge.hernandez@escuela.example.mx',
  school: 'Benito Juárez',
}

/** A profile whose themes are there only the first time that somebody asks. */
function losesThemes() {
  let isFirst = true
  return does('get', '/users/1102', (request) => {
    const isOwn = request.headers.has('Authorization') && request.url.includes('themes')
    const themes = isOwn && isFirst ? [2, 5] : []
    isFirst &&= !isOwn
    const rest = {
      phone: '5587654321',
      cct: '',
      date_of_birth: null,
      school_grade_id: 3,
      school_type_id: 2,
      subject: '',
    }
    return HttpResponse.json({ ...teacher, ...rest, theme_ids: themes })
  })
}

interface Wrong {
  what: string
  wrong: HttpHandler[]
  headers?: Record<string, string>
  args?: string[]
  call: string
  says: string[]
}

const lists: Wrong[] = [
  {
    what: 'gives 25 of its 1,000 schools, and says so',
    wrong: [answers('get', '/schools', { ...named(25), meta: { total: 1000 } })],
    call: 'GET /schools',
    says: [
      '! Llegaron 25 de 1,000, y la plataforma pide una sola página de 1,000 (`page[size]=1000`).',
      '→ El visitante, en la escuela del registro: no encuentra las demás.',
    ],
  },
  {
    what: 'does not read page[size]',
    wrong: [answers('get', '/schools', named(25))],
    call: 'GET /schools',
    says: [
      '! Llegaron justo 25, y la plataforma pide 1,000: parece que la API no lee `page[size]`.',
      '→ El visitante, en la escuela del registro: no encuentra las demás.',
    ],
  },
  {
    what: 'sends a price as words',
    wrong: [
      answers('get', '/packages', {
        data: [entry(1, { name: 'Uno', price: '95.0' }), entry(2, { name: 'Dos', price: '$95 MXN' })],
      }),
    ],
    call: 'GET /packages',
    says: [
      '! El precio del id 2 no es un número: "$95 MXN".',
      '→ El visitante, en «Servicios y precios»: lee «Por cotizar».',
    ],
  },
  {
    what: 'forgets names and ids',
    wrong: [
      answers('get', '/themes', {
        data: [entry('1', { name: 'Uno' }), entry('2', { nombre: 'Dos' }), { attributes: { name: 'Tres' } }],
      }),
    ],
    call: 'GET /themes',
    says: [
      '! 1 de 3 sin `id`.',
      '→ El visitante, en los temas del registro: no las ve.',
      '! 1 de 2 sin `name` (id 2).',
      '→ El visitante, en los temas del registro: no las ve entre las opciones.',
    ],
  },
  {
    what: 'has ids that are no numbers',
    wrong: [answers('get', '/school_grades', { data: [entry('c7f2-a', { name: 'Primaria' })] })],
    call: 'GET /school_grades',
    says: [
      '! Hay `id` que no son números (id c7f2-a), y la plataforma los envía como números.',
      '→ El visitante, en el nivel educativo de los formularios: lo que elige llega a la API como null.',
    ],
  },
  {
    what: 'sends the list bare',
    wrong: [answers('get', '/school_types', [{ id: 1, name: 'Público' }])],
    call: 'GET /school_types',
    says: [
      '× Llegó la lista sola; se espera dentro de `data`: {"data": […]}.',
      '→ El visitante, en el sostenimiento de la escuela en los formularios: lee «Error de servidor.»',
    ],
  },
  {
    what: 'calls the list otherwise',
    wrong: [answers('get', '/school_types', { school_types: [], total: 0 })],
    call: 'GET /school_types',
    says: [
      '× Falta `data` con la lista; llegó un objeto con `school_types`, `total`.',
      '→ El visitante, en el sostenimiento de la escuela en los formularios: lee «Error de servidor.»',
    ],
  },
  {
    what: 'gives another meaning to profile 1',
    wrong: [
      answers('get', '/profiles', { data: [entry(1, { name: 'Administrador' }), entry(2, { name: 'Profesor' })] }),
    ],
    call: 'GET /profiles',
    says: [
      '! El perfil con `id` 1 debe ser el de profesor, y es «Administrador».',
      '→ El visitante, en el tipo de perfil del registro: si elige ese perfil, ve los campos y permisos de un profesor.',
    ],
  },
  {
    what: 'sorts by something else',
    wrong: [
      answers('get', '/packages', { data: [entry(3, { name: 'C', price: 1 }), entry(1, { name: 'A', price: 1 })] }),
    ],
    call: 'GET /packages',
    says: [
      '! No vienen por `id`, aunque la plataforma pide `sort_by=id&order=asc`.',
      '→ El visitante, en «Servicios y precios»: las ve en otro orden; la primera es la que se elige sola.',
    ],
  },
  {
    what: 'has requirements of a third kind, with a script and colours',
    wrong: [
      answers('get', '/requirements', {
        data: [
          entry(1, { requirement_type_id: 1, content: '<p style="color:red">Oficio</p><script>x()</script>' }),
          entry(2, { requirement_type_id: 3, content: '<p>Otro</p>' }),
        ],
      }),
    ],
    call: 'GET /requirements',
    says: [
      '! 1 de 2 con otro `requirement_type_id` que 1 (SEP) o 2 (museo) (id 2).',
      '→ El visitante, en «Requisitos de la visita»: no los ve en ninguna lista.',
      '! La plataforma quita de `content`: style=, <script> (id 1).',
      '→ El visitante, en «Requisitos de la visita»: ve el texto sin esa parte.',
    ],
  },
  {
    what: 'writes HTML where plain text is shown, and no has_file',
    wrong: [
      answers('get', '/justifications', {
        data: [entry(1, { name: 'Uno', description: '<p>Dos</p>', school_grade_id: 2 })],
      }),
    ],
    call: 'GET /justifications',
    says: [
      '! 1 de 1 sin `has_file` (id 1).',
      '→ El visitante, en «Proyectos de visita»: no ve los botones «PDF» y «Word».',
      '! `description` trae HTML en 1 de 1 (id 1), y se muestra como texto.',
      '→ El visitante, en «Proyectos de visita»: lee las etiquetas tal cual.',
    ],
  },
  {
    what: 'is behind a proxy that cannot reach it',
    wrong: [sends('get', '/packages', '<html><head><title>502 Bad Gateway</title></head></html>', 'text/html', 502)],
    call: 'GET /packages',
    says: [
      '× Falla con 502, con una página HTML («502 Bad Gateway»).',
      '→ El visitante, en «Servicios y precios»: lee «Error de servidor.»',
    ],
  },
  {
    what: 'answers a page instead of JSON',
    wrong: [sends('get', '/themes', '<!doctype html><title>Museo</title>', 'text/html')],
    call: 'GET /themes',
    says: [
      '× Contesta 200 con una página HTML («Museo») en vez de JSON.',
      '→ El visitante, en los temas del registro: lee «Error de servidor.»',
    ],
  },
  {
    what: 'answers 200 with an error inside',
    wrong: [answers('get', '/sponsorship_requirements', { error: 'No autorizado' })],
    call: 'GET /sponsorship_requirements',
    says: [
      '× Contesta 200 con un error dentro («No autorizado»). Un error debe llegar con su estado: 401, 404, 422…',
      '→ El visitante, en «Requisitos de patrocinio»: lee «Error de servidor.»',
    ],
  },
  {
    what: 'breaks the connection',
    wrong: [does('get', '/school_types', () => HttpResponse.error())],
    call: 'GET /school_types',
    says: [
      '× No contesta: la conexión se cortó antes de la respuesta (ECONNRESET).',
      '→ El visitante, en el sostenimiento de la escuela en los formularios: lee «Error de servidor.»',
    ],
  },
  {
    what: 'fails as Rails does',
    wrong: [answers('get', '/school_types', { status: 500, error: 'Internal Server Error' }, 500)],
    call: 'GET /school_types',
    says: [
      '× Falla con 500: «Internal Server Error». El error no trae una frase que leer: llegó el error de fábrica de Rails. Se lee {"errors": [{"detail": "…"}]}, y también {"error": "…"}.',
      '→ El visitante, en el sostenimiento de la escuela en los formularios: lee «Error de servidor.»',
    ],
  },
  {
    what: 'wants a session for a public list',
    wrong: [answers('get', '/packages', { error: 'You need to sign in before continuing.' }, 401)],
    call: 'GET /packages',
    says: [
      '× Pide sesión (401), y la plataforma hace esta llamada sin token: «You need to sign in before continuing.»',
      '→ El visitante, en «Servicios y precios»: lee «Error de servidor.»',
    ],
  },
  {
    what: 'sends questions without their answers',
    wrong: [answers('get', '/tests/1', { data: {}, included: [entry(1, { question: '¿Qué?', number: 1 })] })],
    call: 'GET /tests/1',
    says: [
      '× En `included` deben venir las preguntas (tipo `questions`) y sus respuestas (tipo `answers`, con `question_id`), y llegaron los tipos `x`.',
      '→ El visitante, en «Responder cuestionario»: lee «Error de servidor.» en vez del cuestionario.',
    ],
  },
  {
    what: 'sends a PDF as JSON',
    wrong: [sends('get', '/justifications/:id/download_pdf', '%PDF-1.4', 'application/json')],
    call: 'GET /justifications/{justificationId}/download_pdf',
    says: [
      '× El archivo llega como `application/json`, y así la plataforma lo toma por un error. Un PDF debe llegar como `application/pdf`.',
      '→ El visitante, en «Proyectos de visita»: lee «No se pudo descargar.»',
    ],
  },
  {
    what: 'sends a PDF without its type',
    wrong: [sends('get', '/justifications/:id/download_pdf', '%PDF-1.4', 'application/octet-stream')],
    call: 'GET /justifications/{justificationId}/download_pdf',
    says: [
      '! El archivo llega como `application/octet-stream`; debe ser `application/pdf`.',
      '→ El visitante: en algunos teléfonos el archivo no abre.',
    ],
  },
]

const refusals: Wrong[] = [
  {
    what: 'words its errors as a list of texts, in English',
    wrong: [answers('post', '/users/sign_in', { errors: ['Invalid email or password.'] }, 401)],
    call: 'POST /users/sign_in, con una cuenta',
    says: [
      '! El error no trae una frase que leer: `errors` es una lista de textos. Se lee {"errors": [{"detail": "…"}]}, y también {"error": "…"}.',
      '→ El visitante, en la página «Iniciar sesión»: lee «Error de servidor, intente de nuevo más tarde.»',
    ],
  },
  {
    what: 'words its errors in English',
    wrong: [answers('post', '/users/sign_in', { error: 'Invalid Email or password.' }, 401)],
    call: 'POST /users/sign_in, con una cuenta',
    says: [
      '! La frase del error está en inglés, y las personas la leen tal cual.',
      '→ El visitante, en la página «Iniciar sesión»: lee «Invalid Email or password.»',
    ],
  },
  {
    what: 'words its errors by field',
    wrong: [answers('patch', '/users/password', { errors: { reset_password_token: ['is invalid'] } }, 422)],
    call: 'PATCH /users/password',
    says: [
      '! El error no trae una frase que leer: `errors` es un objeto por campo (`reset_password_token`). Se lee {"errors": [{"detail": "…"}]}, y también {"error": "…"}.',
      '→ El visitante, en la página de la nueva contraseña: lee «Error de servidor, intente de nuevo más tarde.»',
    ],
  },
  {
    what: 'says yes to a false token',
    wrong: [answers('get', '/users/confirmation', { message: 'ok' })],
    call: 'GET /users/confirmation',
    says: [
      '× Contesta 200 y debe rechazar con 400.',
      '→ El visitante, en la página que valida la cuenta: lee que sí se hizo.',
    ],
  },
  {
    what: 'answers 200 with an error inside to a pass that does not exist',
    wrong: [answers('get', '/users/:id/remove_qr_code', { success: false, message: 'Pase no encontrado' })],
    call: 'GET /users/{passUserId}/remove_qr_code',
    says: [
      '× Contesta 200 con un error dentro («Pase no encontrado»). Un error debe llegar con su estado: 401, 404, 422…',
      '→ El visitante, en la página de la taquilla: lee que sí se hizo.',
    ],
  },
  {
    what: 'wants a session for the look-up of a teacher',
    wrong: [answers('get', '/users/999999999', { error: 'Inicia sesión.' }, 401)],
    call: 'GET /users/{teacherCode}, con un código',
    says: [
      '! Pide sesión (401). Los estudiantes contestan sin cuenta: la llamada debe aceptarse sin token.',
      '→ El visitante, en «Responder cuestionario»: debe entrar con una cuenta antes de contestar el cuestionario.',
    ],
  },
  {
    what: 'fails where it should refuse',
    wrong: [answers('get', '/users/999999999', { status: 500, error: 'Internal Server Error' }, 500)],
    call: 'GET /users/{teacherCode}, con un código',
    says: [
      '× Falla con 500; debe rechazar con 404.',
      '→ El visitante, en «Responder cuestionario»: lee «El ID ingresado no arrojó resultados, favor de verificar sea correcto. Si tu código es correcto, también puede ser una falla del servidor: intenta de nuevo más tarde.»',
    ],
  },
]

const withAccount: Wrong[] = [
  {
    what: 'sends the token in a header',
    wrong: [
      does('post', '/users/sign_in', () =>
        HttpResponse.json({ data: entry('1102', teacher) }, { headers: { Authorization: 'Bearer eyJ0.abc' } }),
      ),
    ],
    args: AS_TEACHER,
    call: 'POST /users/sign_in, con la cuenta',
    says: [
      '× El token llega en la cabecera `Authorization`; la plataforma lo lee en el cuerpo, en `auth_token`.',
      '→ El visitante, en la página «Iniciar sesión»: lee «Error de servidor, intente de nuevo más tarde.»',
    ],
  },
  {
    what: 'calls the token otherwise',
    wrong: [answers('post', '/users/sign_in', { ...teacher, jwt: 'eyJ0.abc' })],
    args: AS_TEACHER,
    call: 'POST /users/sign_in, con la cuenta',
    says: [
      '× El token llega en `jwt`; la plataforma lo lee en `auth_token`.',
      '→ El visitante, en la página «Iniciar sesión»: lee «Error de servidor, intente de nuevo más tarde.»',
    ],
  },
  {
    what: 'has a token that no cookie can hold, and nothing else about the person',
    wrong: [answers('post', '/users/sign_in', { id: 1102, auth_token: 'a'.repeat(5000) })],
    args: AS_TEACHER,
    call: 'POST /users/sign_in, con la cuenta',
    says: [
      '× El token mide 5000 bytes: la cookie de la sesión mide 5136 y los navegadores guardan 4096.',
      '→ El visitante, en la página «Iniciar sesión»: entra y sigue sin sesión.',
      '! Falta `profile_id` como número; llegó null.',
      '→ El visitante, en la página «Iniciar sesión»: si es profesor, no ve «Solicitar visita», «Patrocinio» ni «Enviar cuestionario».',
      '! Falta `email`.',
      '→ El visitante, en la página «Iniciar sesión»: sus solicitudes no llevan su correo.',
      '! Falta `name`.',
      '→ El visitante, en la página «Iniciar sesión»: el saludo no lo nombra.',
      '! Falta `appointments`.',
      '→ El visitante, en la página «Iniciar sesión»: no ve «Proyecto de Visita» ni «Mi solicitud» si entra desde otro equipo.',
      '! Falta `sign_in_count`.',
      '→ El visitante, en la página «Iniciar sesión»: no ve la bienvenida con su pase la primera vez.',
      '! Falta `free_pass`.',
      '→ El visitante, en la página «Iniciar sesión»: la bienvenida no le ofrece su pase de cortesía.',
    ],
  },
  {
    what: 'redirects to the sign-in page',
    wrong: [
      does('get', '/schedules', () => HttpResponse.redirect(`${API}/users/sign_in?next=secreto`, 302)),
      does('get', `${API}/users/sign_in`, () => HttpResponse.html('<title>Inicia sesión</title>')),
    ],
    args: AS_TEACHER,
    call: 'GET /schedules',
    says: [
      '× Redirige a /users/sign_in, y ahí contesta una página HTML («Inicia sesión»). Sin permiso debe contestar 401, en JSON.',
      '→ El visitante, en los horarios de la solicitud de visita: lee «Error de servidor.»',
    ],
  },
  {
    what: 'does not send the themes of a profile, and gives away its password',
    wrong: [answers('get', '/users/1102', { data: entry('1102', { ...teacher, encrypted_password: '$2a$' }) })],
    args: [...AS_TEACHER, '--write'],
    call: 'PATCH /users/{userId}',
    says: [
      '· El perfil llegó sin `date_of_birth`, `phone`, `cct`, `school_grade_id`, `school_type_id`, `subject`, `relationships.themes.data`: guardarlo así los borraría.',
    ],
  },
  {
    what: 'takes any token, or none, for good',
    wrong: [answers('get', '/users/1102', { ...teacher, theme_ids: [1] })],
    args: AS_TEACHER,
    call: 'GET /users/{userId}?include=themes, con un token',
    says: ['× Contesta 200 y debe rechazar con 401.', '→ El visitante, en «Mi cuenta»: ve lo que no debe.'],
  },
  {
    what: 'refuses a false token with a page',
    wrong: [
      does('get', '/users/1102', (request) =>
        request.headers.get('Authorization')?.includes('comprobacion') === true
          ? HttpResponse.html('<h1>Forbidden</h1>', { status: 403 })
          : HttpResponse.json({ ...teacher, theme_ids: [1] }),
      ),
    ],
    args: AS_TEACHER,
    call: 'GET /users/{userId}?include=themes, con un token',
    says: [
      '× Contesta 403 con una página HTML («Forbidden»); debe rechazar con 401, en JSON.',
      '→ El visitante, en «Mi cuenta»: lee «Error de servidor.»',
    ],
  },
  {
    what: 'shows somebody else’s data',
    wrong: [answers('get', '/users/1101', { ...teacher, id: 1101 })],
    args: AS_TEACHER,
    call: 'GET /users/{userId}?include=themes, de otra persona',
    says: ['× Contesta 200 y debe rechazar con 403.', '→ El visitante, en «Mi cuenta»: ve lo que no debe.'],
  },
  {
    what: 'tells everybody the phone of a teacher',
    wrong: [answers('get', '/users/1102', { ...teacher, phone: '5587654321', cct: 'X', theme_ids: [1] })],
    args: AS_TEACHER,
    call: 'GET /users/{teacherCode}, con el código de la cuenta, sin sesión',
    says: ['! La respuesta entrega lo que nadie más debe ver: `phone`, `cct`.'],
  },
  {
    what: 'reads the data of a person only inside {"user": …}',
    wrong: [
      does('post', '/users', async (request) => {
        return !(await request.text()).startsWith('{"user":{')
          ? HttpResponse.json({ errors: [{ detail: 'Falta user.' }] }, { status: 400 })
          : HttpResponse.json({ errors: [{ detail: 'El email ya está en uso.' }] }, { status: 422 })
      }),
    ],
    args: [...AS_TEACHER, '--write'],
    call: 'POST /users,',
    says: [
      '! La API lee los datos de una persona solo dentro de {"user": {…}}: VITE_API_WRAP_USER=true.',
      '→ El visitante, en la página de registro: con VITE_API_WRAP_USER=false lee «El email ya está en uso.», aunque el suyo sea nuevo.',
      '· Se lee «El email ya está en uso.»',
      '· La API lee los datos de una persona dentro de {"user": {…}}.',
    ],
  },
  {
    what: 'loses themes when a profile is saved',
    wrong: [does('patch', '/users/1102', () => HttpResponse.json({ ...teacher, theme_ids: [] })), losesThemes()],
    args: [...AS_TEACHER, '--write'],
    call: 'GET /users/{userId}?include=themes, después',
    says: [
      '× Se guardó lo mismo que había, y cambió `theme_ids`. Hay que revisar esa cuenta.',
      '→ El visitante, en «Mi cuenta»: al guardar, sus datos quedan distintos de lo que ve.',
    ],
  },
  {
    what: 'creates a second account with the same e-mail',
    wrong: [answers('post', '/users', { id: 5 }, 201)],
    args: [...AS_TEACHER, '--write'],
    call: 'POST /users,',
    says: [
      '× Contesta 201 y creó otra cuenta con un correo que ya tiene una. Hay que borrarla.',
      '→ El visitante, en la página de registro: se registra dos veces.',
    ],
  },
  {
    what: 'refuses every registration, in either form',
    wrong: [answers('post', '/users', { error: 'La contraseña es muy corta.' }, 422)],
    args: [...AS_TEACHER, '--write'],
    call: 'POST /users,',
    says: [
      '× No dice que el correo ya está en uso, ni con los datos sin envoltura ni dentro de {"user": {…}}: no se sabe qué forma lee. Rechaza con 422 lo que envía la plataforma: «La contraseña es muy corta.»',
      '→ El visitante, en la página de registro: lee «El email ya está en uso. La contraseña es muy corta.»',
    ],
  },
  {
    what: 'answers 204 where 200 means done',
    wrong: [does('post', '/users/1102/send_questionnaire_to_students', () => new HttpResponse(null, { status: 204 }))],
    args: [...AS_TEACHER, '--write'],
    call: 'POST /users/{userId}/send_questionnaire_to_students',
    says: [
      '× Contesta 204; aquí solo 200 significa que se hizo.',
      '→ El visitante, en «Enviar cuestionario»: lee «Error de servidor, intente de nuevo más tarde.»',
    ],
  },
  {
    what: 'refuses a visit, with the reason in `message`',
    wrong: [answers('post', '/appointments', { message: 'Ese día está cerrado' }, 422)],
    args: [...AS_TEACHER, '--write'],
    call: 'POST /appointments',
    says: [
      '× Rechaza con 422 lo que envía la plataforma. El error no trae una frase que leer: la frase llegó en `message`. Se lee {"errors": [{"detail": "…"}]}, y también {"error": "…"}.',
      '→ El visitante, en «Solicitar visita»: lee «Error de servidor, intente de nuevo más tarde.»',
    ],
  },
  {
    what: 'answers 200 with an error inside to what it did not send',
    wrong: [answers('get', '/users/1102/send_qr_code', { errors: [{ detail: 'No hay pase' }] })],
    args: [...AS_TEACHER, '--write'],
    call: 'GET /users/{userId}/send_qr_code',
    says: [
      '× Contesta 200 con un error dentro («No hay pase»). Un error debe llegar con su estado: 401, 404, 422…',
      '→ El visitante, en la ventana del pase de cortesía: lee que sí se hizo.',
    ],
  },
]

const around: Wrong[] = [
  {
    what: 'has no CORS',
    wrong: [],
    headers: {
      'Access-Control-Allow-Origin': '',
      'Access-Control-Allow-Methods': '',
      'Access-Control-Allow-Headers': '',
    },
    args: ['--origin', SITE],
    call: 'CORS',
    says: [
      '× Ninguna respuesta deja leerla desde https://educacion.museo.example: no trae `Access-Control-Allow-Origin`. En Rails, con rack-cors: origins "https://educacion.museo.example"; resource "/api/v1/*", headers: %w[Authorization Content-Type], methods: %i[get post patch options].',
      '→ El visitante: en todas las páginas lee «Error de servidor.»',
    ],
  },
  {
    what: 'lets every header in but the one that matters, and no PATCH',
    wrong: [],
    headers: { 'Access-Control-Allow-Headers': '*', 'Access-Control-Allow-Methods': 'GET, POST' },
    args: ['--origin', SITE],
    call: 'CORS',
    says: [
      '× La pregunta previa (OPTIONS) antes de GET, POST, PATCH no permite Authorization en `Access-Control-Allow-Headers` (`*` no lo incluye).',
      '→ El visitante: con sesión, lee «Error de servidor.»',
      '× La pregunta previa (OPTIONS) antes de PATCH no permite PATCH en `Access-Control-Allow-Methods`.',
      '→ El visitante: no puede guardar su perfil ni cambiar su contraseña.',
    ],
  },
  {
    what: 'wants a session for a preflight',
    wrong: [does('options', '/users/sign_in', () => new HttpResponse(null, { status: 401 }))],
    args: ['--origin', SITE],
    call: 'CORS',
    says: [
      '× La pregunta previa (OPTIONS) antes de POST contesta 401; debe contestar 200 o 204, sin pedir sesión.',
      '→ El visitante: con sesión, o al enviar un formulario, lee «Error de servidor, intente de nuevo más tarde.»',
    ],
  },
  {
    what: 'lets caches keep what is somebody’s',
    wrong: [],
    headers: { 'Cache-Control': 'public, max-age=600' },
    args: AS_TEACHER,
    call: 'Caché',
    says: [
      '! Sin `Cache-Control: no-store` en lo que es de una persona: GET /users/{userId}?include=themes, GET /schedules, GET /contact_preferences, GET /users/{userId}/download_qr_code, GET /appointments/{appointmentId}/generate_pdf. Si el sitio reenvía /api/v1 con npm run nginx:config, lo pone nginx.',
      '→ El visitante: en una computadora compartida, lo suyo se queda en el navegador.',
      '× Deja guardar la respuesta de un GET que cambia datos: GET /users/confirmation, GET /users/{passUserId}/remove_qr_code.',
      '→ El visitante: lee que sí se hizo, y no llegó a la API.',
    ],
  },
  {
    what: 'forgets CORS in its errors',
    wrong: [
      does('post', '/users/sign_in', () =>
        HttpResponse.json(
          { errors: [{ detail: 'El correo o la contraseña no son correctos.' }] },
          { status: 401, headers: { 'Access-Control-Allow-Origin': 'https://otro.example' } },
        ),
      ),
    ],
    args: ['--origin', SITE],
    call: 'CORS',
    says: [
      '× Algunas respuestas no dejan leerlas desde https://educacion.museo.example: POST /users/sign_in (401). También los errores deben traer `Access-Control-Allow-Origin`.',
      '→ El visitante: lee que falló el servidor, en vez de lo que la API dice.',
    ],
  },
  {
    what: 'answers the link in the e-mail itself, in place of the site',
    wrong: [answers('get', `${SITE}/api/v1/users/confirmation`, { errors: [] }, 400)],
    args: ['--origin', SITE],
    call: 'Navegación',
    says: [
      '× Contesta 400 (`application/json`), y no la página del sitio. El servidor del sitio debe distinguir por `Accept` la navegación (text/html) de la llamada; lo hace la configuración de npm run nginx:config.',
      '→ El visitante: abre el enlace de su correo y no ve la página que valida su cuenta.',
    ],
  },
  {
    what: 'is open without encryption as well',
    wrong: [answers('get', API.replace('https', 'http') + '/api/v1/themes', { data: [] })],
    call: 'HTTPS',
    says: [
      '! http://api.museo.example también contesta, sin llevar a https.',
      '→ El visitante: una dirección escrita sin https manda sus datos a la vista de la red.',
    ],
  },
  {
    what: 'does not compress',
    wrong: [],
    headers: { 'Content-Encoding': '' },
    call: 'Compresión',
    says: [
      '! Sin comprimir aunque se pide gzip: GET /schools (90 kB).',
      '→ El visitante: en una línea lenta espera más por esas listas.',
    ],
  },
]

describe.each([...lists, ...refusals, ...withAccount, ...around])(
  '83. An API that $what',
  ({ wrong, headers, args = [], call, says }) => {
    it('is told so, with what a visitor sees', async () => {
      const { status, out } = await museumApi(wrong, headers).run([API, ...args])
      expect(about(out, call).slice(1)).toEqual(says)
      expect(status).toBe(/^no lee {3}/m.test(out) ? 1 : 0)
    })
  },
)
