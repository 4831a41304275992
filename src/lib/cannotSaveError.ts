/** This browser could not save a file or session from the server. The message is a Spanish sentence to show. */
export class CannotSaveError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'CannotSaveError'
  }
}
