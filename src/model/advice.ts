import { settings } from './env'

/** The advice after a failed request for a visit or a sponsorship. */
export const requestAdvice = {
  refused: 'Tu solicitud no se envió. Todo lo que escribiste sigue aquí: corrige lo necesario y envíala de nuevo.',
  unknown: `No sabemos si tu solicitud llegó al museo. Antes de enviarla otra vez, llama al ${settings.museum.phone} y pregunta si la recibieron.`,
  kept: 'Todo lo que escribiste sigue aquí.',
} as const
