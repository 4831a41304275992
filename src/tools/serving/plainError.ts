/** An error of which Vite prints only the message: it prints the stack of what is thrown. */
export function plainError(message: string): Error {
  const error = new Error(message)
  error.stack = message
  return error
}
