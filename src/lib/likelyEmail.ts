const MEXICAN_ENDS = ['com.mx', 'edu.mx', 'gob.mx', 'net.mx', 'org.mx']
const MEXICAN_DOMAINS = ['hotmail.com.mx', 'live.com.mx', 'outlook.com.mx', 'prodigy.net.mx', 'yahoo.com.mx']

/**
 * The address that was probably meant, when the domain of one looks mistyped. Undefined when it looks right, or the
 * library that knows cannot be loaded.
 */
export async function likelyEmail(email: string): Promise<string | undefined> {
  try {
    const { run, POPULAR_DOMAINS, POPULAR_TLDS } = await import('@zootools/email-spell-checker')
    return run({
      email,
      domains: [...POPULAR_DOMAINS, ...MEXICAN_DOMAINS],
      topLevelDomains: [...POPULAR_TLDS, ...MEXICAN_ENDS],
    })?.full
  } catch {
    // The question is only a help.
    return undefined
  }
}
