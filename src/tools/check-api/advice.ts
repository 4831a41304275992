import type { Options } from './checkApi'
import { contract } from './contract/contract'
import { lineOf } from './contract/contractCall'
import type { Outcome } from './outcome'

/**
 * How to set `.env` for this API, as its lines, with reasons in Spanish.
 * @param wrapUser in which form registration and profile were sent last
 */
export function envAdvice({ base, origin }: Options, outcomes: Outcome[], wrapUser: boolean): string[] {
  const verdictOf = (call: string) => outcomes.find((outcome) => outcome.call === call)?.verdict
  const cors = verdictOf('CORS')
  const isOpen = cors === 'lee' || cors === 'lee, con avisos'
  const envelope = verdictOf(lineOf(contract.register))
  const isKnown = envelope === 'lee' || envelope === 'lee, con avisos'
  const forwarded = [
    `# El servidor del sitio le reenvía /api/v1${cors === 'no lee' ? '. VITE_API_URL, solo cuando CORS se lea' : ''}.`,
    `API_URL=${base}`,
  ]
  const direct = [`# O bien: los navegadores llaman directo a la API, que permite ${origin}.`, `# VITE_API_URL=${base}`]
  const envelopeLines = isKnown
    ? [
        `# La API lee los datos de una persona ${wrapUser ? 'dentro de {"user": {…}}' : 'sin envoltura'}.`,
        `VITE_API_WRAP_USER=${String(wrapUser)}`,
      ]
    : [
        '# No se sabe todavía en qué forma lee la API los datos de una persona: lo dice --as con --write.',
        '# VITE_API_WRAP_USER=true',
      ]
  return [...forwarded, ...(isOpen ? direct : []), ...envelopeLines]
}
