import { settings } from '@/lib/env'
import type { SentVisit } from '@/lib/visits'
import { priceValidityForSchool } from '@/lib/prices'
import { withoutControls } from '@/lib/untrusted'

import { quoteFacts } from './visitFacts'

const { address, phone } = settings.museum

/** The pre-quote as text for the school's principal. @param school its name, or '' */
export function quoteText(visit: SentVisit, school: string): string {
  const lines = [
    'Visita escolar al Museo Memoria y Tolerancia (por confirmar)',
    ...quoteFacts(visit, school).map(([term, value]) => `${term}: ${value}`),
    ...(visit.service ? [priceValidityForSchool()] : []),
    `${address}. Tel. ${phone}`,
  ]
  return lines.map(withoutControls).join('\n')
}
