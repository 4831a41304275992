import { paths } from './paths'

/** The token of an e-mailed link to a new password, as it was before it was encoded for the path. */
export function resetToken(pathname: string): string {
  const encoded = pathname.slice(paths.passwordRecovery.length + 1)
  try {
    return decodeURIComponent(encoded)
  } catch {
    return encoded
  }
}
