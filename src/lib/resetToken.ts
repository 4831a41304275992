import { paths, withoutTrailingSlash } from './paths'

/** The token in the path of the e-mailed link, percent-decoded if possible, without slashes at its end. */
export function resetToken(pathname: string): string {
  const encoded = withoutTrailingSlash(pathname).slice(paths.passwordRecovery.length + 1)
  try {
    return decodeURIComponent(encoded)
  } catch {
    return encoded
  }
}
