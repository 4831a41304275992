/** An error that is told by its message alone: Vite prints the stack of what is thrown. */
export function plainError(message: string): Error {
  const error = new Error(message)
  error.stack = message
  return error
}
