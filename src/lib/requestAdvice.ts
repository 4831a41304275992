/** The advice after a request for a visit or a sponsorship that did not go through. Apart from `messages`, which every page loads. */
export const requestAdvice = {
  refused: 'Tu solicitud no se envió. Todo lo que escribiste sigue aquí: corrige lo necesario y envíala de nuevo.',
  unknown:
    'No sabemos si tu solicitud llegó al museo. Antes de enviarla otra vez, espera unos minutos y revisa tu correo; si tienes duda, llama al museo. Todo lo que escribiste sigue aquí.',
} as const
