import { call } from './http'
import { readNothing } from './resource'

export interface ContactMessage {
  subject: string
  email: string
  message: string
}

/** Sends the museum a message. Anybody may, with or without a session. */
export const sendContact = (message: ContactMessage): Promise<void> =>
  call({ method: 'post', url: '/contacts', data: message }, readNothing)
