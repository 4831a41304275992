/** Thrown if the browser cannot save a file or a session. `message` is a Spanish sentence for the user. */
export class CannotSaveError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'CannotSaveError'
  }
}
