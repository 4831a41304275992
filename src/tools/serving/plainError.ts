/** An error of which Vite prints only the message. It prints the stack of other errors. */
export function plainError(message: string): Error {
  const error = new Error(message)
  error.stack = message
  return error
}

/** Calls the function. What it throws becomes a plain error, such as a setting with an invalid value. */
export function withPlainErrors<Result>(read: () => Result): Result {
  try {
    return read()
  } catch (error) {
    throw error instanceof Error ? plainError(error.message) : error
  }
}
