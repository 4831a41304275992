import { ApiError } from '@/api/apiError'
import {
  downloadPass as getPass,
  type PresentedPass,
  redeemPass as getRedemption,
  sendPass as getSending,
} from '@/api/passes'
import { beginAttempt, deskKey, knownPass } from '@/lib/deskLog'
import { fileSaver } from '@/lib/download'
import type { PassOnLink } from '@/lib/freePass'
import { messages } from '@/lib/messages'
import { attempt, reportCaught } from '@/lib/reportCaught'

import { apiThunk } from './apiThunk'
import { passSent } from './modalSlice'
import { type DeskResult, passAnswered, passPresented } from './qrSlice'

const STILL_HERE = 'Tu pase sigue aquí. Vuelve a intentarlo, o recíbelo por correo.'

/** Downloads the courtesy pass as a PDF. */
export const downloadPass = apiThunk(
  'qr',
  'downloadPass',
  async (userId: number) => ({ file: await getPass(userId), save: await fileSaver() }),
  {
    onSuccess: ({ file, save }) => save(file, 'myt-qr.pdf'),
    explain: () => ({ message: 'Error al descargar el archivo.' }),
    refused: STILL_HERE,
    unknown: STILL_HERE,
    about: (userId) => userId,
  },
)

/** Sends the courtesy pass by e-mail. */
export const sendPass = apiThunk('qr', 'sendPass', getSending, {
  onSuccess: (_answer, _userId, dispatch) => void dispatch(passSent()),
  done: 'Email enviado correctamente.',
  refused: 'El correo no se envió. Puedes intentarlo de nuevo o descargar tu código.',
  unknown: messages.emailUnknown,
  unsent: () => 'El correo con tu pase no se envió: pídelo de nuevo al entrar.',
  about: (userId) => userId,
})

async function outcomeOf(pass: PresentedPass): Promise<Pick<DeskResult, 'outcome' | 'detail'>> {
  try {
    await getRedemption(pass)
    return { outcome: 'validated', detail: null }
  } catch (thrown) {
    if (thrown instanceof ApiError) {
      return { outcome: thrown.kind === 'refused' ? 'used' : 'unanswered', detail: thrown.detail }
    }
    reportCaught(thrown)
    return { outcome: 'unanswered', detail: null }
  }
}

/**
 * Redeems a pass. It never rejects: without an answer, or after an exception, the outcome is `unanswered`. The device's
 * log of attempts is optional, so its errors are only reported.
 */
export const redeemPass = apiThunk(
  'qr',
  'redeemPass',
  async ({ userId, token, fullname }: PassOnLink) => {
    const key = deskKey({ userId, token })
    const earlier = attempt(() => knownPass(key), null)
    const end = attempt(() => beginAttempt(key, fullname), null)
    return { ...(await outcomeOf({ userId, token })), key, earlier, end }
  },
  {
    onStart: (pass, dispatch) => void dispatch(passPresented(deskKey(pass))),
    onSuccess: ({ end, ...answered }, { fullname }, dispatch) => {
      attempt(() => end?.(answered.outcome), undefined)
      const result: DeskResult = { ...answered, name: fullname, at: Date.now() }
      dispatch(passAnswered(result))
      return result
    },
    done: ({ outcome }) => (outcome === 'validated' ? 'QR validado correctamente.' : ''),
  },
)
