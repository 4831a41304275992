/** This browser could not save what the server sent, such as a file. The message is a Spanish sentence to show. */
export class CannotSaveError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'CannotSaveError'
  }
}
