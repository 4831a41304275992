import { change } from './http'
import { readResource } from './resource'

/** The body of `POST /contacts`. */
export interface ContactMessage {
  subject: string
  email: string
  message: string
}

/** `POST /contacts`, without a token: sends a message. @returns the id of the message @throws ApiError */
export const apiSendContact = async (message: ContactMessage): Promise<string> =>
  change({ method: 'post', url: '/contacts', data: message }, (body) => readResource(body).id)
