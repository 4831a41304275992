/** Correct domains. `likelyEmail` suggests an address only if its domain is in this set. */
const KNOWN_DOMAINS = new Set(
  [
    'gmail.com ymail.com icloud.com me.com msn.com aol.com protonmail.com prodigy.net.mx',
    'hotmail.com hotmail.com.mx hotmail.es outlook.com outlook.com.mx outlook.es live.com live.com.mx',
    'yahoo.com yahoo.com.mx yahoo.es',
  ].flatMap((line) => line.split(' ')),
)

const corrections = (slips: Readonly<Record<string, string>>) =>
  new Map(Object.entries(slips).flatMap(([meant, texts]) => texts.split(' ').map((text) => [text, meant] as const)))

const NAMES = corrections({
  gmail: 'gmial gmai gmal gmil gmali gamil gamail gemail gimail gmaill gmaul gmsil gnail',
  hotmail: 'hotmial hotmai hotmal hotmil hotmali hotamil hotmaill hotnail hotmeil homtail hormail hoymail htomail',
  outlook: 'outlok outloo outlool outlock outook outllok outloock oulook otlook',
  yahoo: 'yaho yahho yahooo yhaoo yahoou',
  icloud: 'iclod icoud iclou icluod',
})

const ENDS = corrections({ com: 'con cmo cm om vom', 'com.mx': 'com.mc' })

/** Corrects a known typo of a domain, and nothing else: a wrong suggestion would send mail to a stranger. */
export function likelyEmail(email: string): string | undefined {
  const start = email.lastIndexOf('@') + 1
  const domain = email.slice(start).toLowerCase()
  const [name = '', ...labels] = domain.split('.')
  const end = labels.join('.')
  const meant = `${NAMES.get(name) ?? name}.${ENDS.get(end) ?? end}`
  return meant !== domain && KNOWN_DOMAINS.has(meant) ? email.slice(0, start) + meant : undefined
}
