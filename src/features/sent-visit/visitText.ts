import { settings } from '@/lib/env'
import type { SentVisit } from '@/lib/personalStorage'
import { priceValidity } from '@/lib/priceYear'

import { quoteFacts } from './visitFacts'

const { address, phone } = settings.museum

/** The pre-quote as text, to be pasted or sent in a message. */
export function visitText(visit: SentVisit): string {
  const lines = [
    'Visita escolar al Museo Memoria y Tolerancia (por confirmar)',
    ...quoteFacts(visit).map(([term, value]) => `${term}: ${value}`),
    ...(visit.service ? [priceValidity()] : []),
    `${address}. Tel. ${phone}`,
  ]
  return lines.join('\n')
}
