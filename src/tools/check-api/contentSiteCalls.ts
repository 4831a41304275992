import { type SessionUser, sessionCookieValues } from '@/model/session'
import { sessionHash } from '@/model/sessionHash'

import { exampleValues } from './contractRow'

/** A call from the browser to the museum's content site. */
export interface ContentSiteCall {
  /** The path after the site's origin. */
  path: `/${string}`
  /** An example of the sent JSON. */
  body: object
  /** Spanish text: the effect of the call. */
  changes: string
  /** Spanish text: remarks. */
  remark: string
}

/** The body that the platform posts when this user signs in. */
export const sessionBody = (user: SessionUser) => sessionCookieValues(user, sessionHash(user.id, user.email))

/** The calls of src/api/contentSite.ts. `tests/api/contract.test.ts` compares them with the requests of src/api. */
export const contentSiteCalls = {
  setSession: {
    path: '/wp-json/custom/v1/set-session',
    body: { ...sessionBody(exampleValues.user), appointment_id: '51' },
    changes: 'Abre ahí la sesión de quien entró en la plataforma.',
    remark:
      'El cuerpo son las cookies de la plataforma por su nombre, todas texto: `user` es JSON dentro de un texto, `hash` es el SHA-256 de `id` y `email` juntos. `teacher` solo viaja si es profesor, y `appointment_id` si ya solicitó una visita en esa sesión. Cualquiera puede enviar este cuerpo: comprueba el `token` con la API antes de mostrar algo de la persona. La misma sesión puede llegar otra vez.',
  },
  endSession: {
    path: '/wp-json/custom/v1/logout/',
    body: {},
    changes: 'Cierra ahí la sesión y borra su cookie.',
    remark:
      'La dirección termina en diagonal. La llamada también llega sin que ahí haya sesión, y entonces no cambia nada.',
  },
} satisfies Record<string, ContentSiteCall>
