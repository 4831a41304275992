/** Creates an error that Vite prints without a stack trace. */
export function plainError(message: string): Error {
  const error = new Error(message)
  error.stack = message
  return error
}

/** Calls a function, and converts its errors, such as an invalid setting, to plain errors. */
export function withPlainErrors<Result>(read: () => Result): Result {
  try {
    return read()
  } catch (error) {
    throw error instanceof Error ? plainError(error.message) : error
  }
}
