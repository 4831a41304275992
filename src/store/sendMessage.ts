import { type ContactMessage, apiSendContact } from '@/api/contacts'
import { contactDraft } from '@/model/drafts'

import { apiThunk } from './apiThunk'

/** Returns the `about` value of a message: one for each draft. */
export const messageKey = (userId: number | null, folio: string | null) =>
  folio === null ? (userId ?? '') : `${userId ?? ''}/${folio}`

/** Sends a message to the museum and clears its draft. */
export const sendMessage = apiThunk(
  'contact',
  'sendMessage',
  ({ message }: { message: ContactMessage; userId: number | null; folio: string | null }) => apiSendContact(message),
  {
    sends: true,
    onSuccess: (_answer, { userId, folio }) => contactDraft(userId, folio).clear(),
    done: 'Correo enviado correctamente',
    refused: 'Tu mensaje no se envió. Sigue escrito aquí: revísalo y envíalo de nuevo.',
    unknown: 'No sabemos si tu mensaje llegó al museo. Espera unos minutos antes de enviarlo otra vez.',
    kept: 'Sigue escrito aquí.',
    unsent: () => 'Tu mensaje no se envió: te espera en Contacto.',
    about: ({ userId, folio }) => messageKey(userId, folio),
  },
)
