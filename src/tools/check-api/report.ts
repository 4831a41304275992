import type { Report } from './checkApi'
import type { Finding } from './look/finding'
import type { Outcome, Verdict } from './outcome'

const VERDICTS: Verdict[] = ['lee', 'lee, con avisos', 'no lee', 'no probado']
const MARK = { problem: '×', warning: '!', note: '·' } as const
const INDENT = ' '.repeat(17)

function sizeInWords(bytes: number): string {
  return bytes < 1000 ? `${bytes} bytes` : `${(bytes / 1000).toFixed(1)} kB`
}

function answerInWords({ answer }: Outcome): string[] {
  if (answer === null || answer.status === null) return []
  return [String(answer.status), `${answer.ms} ms`, sizeInWords(answer.body.length)]
}

function findingLines({ level, text, visitor }: Finding, place: string): string[] {
  const lines = [`${INDENT}${MARK[level]} ${text}`]
  if (visitor === undefined) return lines
  const where = place === '' || visitor.startsWith('En ') ? '' : `, en ${place}`
  return [...lines, `${INDENT}  → El visitante${where}: ${visitor.charAt(0).toLowerCase()}${visitor.slice(1)}`]
}

/** One outcome as lines of text. */
export function outcomeText(outcome: Outcome): string {
  const { call, about, verdict, findings, place } = outcome
  const head = [about === '' ? call : `${call}, ${about}`, ...answerInWords(outcome)].join(' · ')
  return [
    `${verdict.padEnd(INDENT.length)}${head}`,
    ...findings.flatMap((finding) => findingLines(finding, place)),
  ].join('\n')
}

/** How many outcomes have each verdict. */
const counted = (outcomes: Outcome[]) =>
  Object.fromEntries(VERDICTS.map((verdict) => [verdict, outcomes.filter((one) => one.verdict === verdict).length]))

/** What follows the outcomes: settings, what is not read, and the summary line. */
export function closingText({ outcomes, advice, isInterrupted, base }: Report): string {
  const count = counted(outcomes)
  const unread = outcomes.filter(({ verdict }) => verdict === 'no lee')
  const isSilent = unread.length === 1 && outcomes.length === 1 && unread[0]?.answer?.status === null
  return [
    '',
    ...(isSilent
      ? [`Nadie contesta en ${base}: no se hicieron más llamadas.`]
      : ['Para .env:', ...advice.map((line) => `  ${line}`)]),
    ...(unread.length > 0 && !isSilent
      ? ['', 'No se lee:', ...unread.map(({ call, about }) => `  ${about === '' ? call : `${call}, ${about}`}`)]
      : []),
    '',
    ...(isInterrupted ? ['Interrumpido: lo que sigue no se probó.'] : []),
    `${outcomes.length} ${outcomes.length === 1 ? 'prueba' : 'pruebas'}: ${VERDICTS.map((verdict) => `${String(count[verdict])} ${verdict}`).join(' · ')}`,
  ].join('\n')
}

/** The whole report for machines, as JSON. Times are in milliseconds, sizes in bytes. */
export function reportJson({ base, outcomes, advice, isInterrupted }: Report): string {
  const written = outcomes.map(({ call, about, verdict, findings, place, answer }) => ({
    call,
    about,
    verdict,
    status: answer?.status ?? null,
    ms: answer?.ms ?? null,
    bytes: answer?.body.length ?? null,
    place,
    findings,
  }))
  return JSON.stringify(
    { base, outcomes: written, env: advice, summary: counted(outcomes), interrupted: isInterrupted },
    null,
    2,
  )
}
