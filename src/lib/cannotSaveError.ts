/** Thrown if the browser cannot save a file or a session. `message` is a Spanish sentence for the user. */
export class CannotSaveError extends Error {
  override name = 'CannotSaveError'
}
