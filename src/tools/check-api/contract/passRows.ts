import { ApiError } from '@/api/apiError'
import { downloadPass, redeemPass, sendPass } from '@/api/passes'
import { file } from '@/tools/check-api/look/files'
import { downloadPass as downloadPassThunk, sendPass as sendPassThunk } from '@/store/passCalls'

import { contractCall, type Of } from './contractCall'

/** The calls of the courtesy pass. */
export const passRows = {
  sendPass: contractCall({
    method: 'GET',
    path: '/users/{userId}/send_qr_code',
    token: 'always',
    send: ({ userId }: Of<'userId'>) => sendPass(userId),
    expects: 'done',
    reads: 'Solo el estado.',
    refusals: '401 sin token, 403 si es otra persona, 404 o 422 si no tiene pase',
    changes: 'Manda el pase por correo, aunque es un GET.',
    place: 'la ventana del pase de cortesía',
    thunk: sendPassThunk,
  }),
  downloadPass: contractCall({
    method: 'GET',
    path: '/users/{userId}/download_qr_code',
    token: 'always',
    send: ({ userId }: Of<'userId'>) => downloadPass(userId),
    expects: 'file',
    reads: 'Un PDF (`application/pdf`) con el QR del pase.',
    refusals: '401 sin token, 403 si es otra persona, 404 o 422 si no tiene pase',
    place: 'la ventana del pase de cortesía',
    thunk: downloadPassThunk,
    look: file('pdf'),
  }),
  redeemPass: contractCall({
    method: 'GET',
    path: '/users/{passUserId}/remove_qr_code?token_qr={passToken}',
    token: 'never',
    send: ({ pass }: Of<'pass'>) => redeemPass(pass),
    expects: 'done',
    reads: 'Solo el estado.',
    refusals: '4xx si el pase ya se usó o no existe: la taquilla lee «El código de visita ya fue utilizado»',
    changes: 'Deja usado el pase, aunque es un GET.',
    place: 'la página de la taquilla',
    // The desk's page has its own words for each outcome, in src/features/desk; these are their titles.
    thunk: {
      failureOf: (error) => {
        const wasRefused = error instanceof ApiError && error.kind === 'refused'
        const title = wasRefused ? 'El código de visita ya fue utilizado' : 'El pase pudo quedar validado'
        return { message: title, kind: wasRefused ? 'refused' : 'unanswered' }
      },
    },
  }),
}
