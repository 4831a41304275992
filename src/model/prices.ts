import { withThousands } from '../lib/numbers.ts'

/** Formats a price in Mexican pesos for a quote: '$4,750.00', or 'Por cotizar' for null. */
export function formatPrice(price: number | null): string {
  return price === null ? 'Por cotizar' : `$${withThousands(price.toFixed(2))}`
}

/** Formats a price in Mexican pesos for a list, without zero cents: '$95', '$95.50', or 'Por cotizar' for null. */
export function formatListPrice(price: number | null): string {
  return formatPrice(price).replace(/\.00$/, '')
}

/** Returns the estimated price of a visit in Mexican pesos; null if the price per person is unknown. */
export function preQuote(price: number | null, attendees: number): number | null {
  return price === null ? null : price * attendees
}

/** Returns '70 × $95.00', or '70 asistentes' if the price is null. */
export function attendeesTimes(attendees: number, price: number | null): string {
  return price === null
    ? `${withThousands(attendees)} asistentes`
    : `${withThousands(attendees)} × ${formatPrice(price)}`
}

/** Returns a sentence with the lowest and the highest price per person; '' if no price is known. */
export function priceRange(services: readonly { price: number | null }[]): string {
  const prices = services.flatMap(({ price }) => price ?? [])
  if (prices.length === 0) return ''
  const [lowest, highest] = [formatListPrice(Math.min(...prices)), formatListPrice(Math.max(...prices))]
  return lowest === highest
    ? `Cuesta ${lowest} por persona.`
    : `Va de ${lowest} a ${highest} por\u00a0persona, según el servicio.`
}

export const PRICE_YEAR = 2025

/** Returns the sentence about the year of the prices, and after that year `confirms`, which says tú by default. */
export function priceValidity(now = new Date(), confirms = 'El museo te confirmará el precio vigente.'): string {
  const validity = `Precios válidos solo para ${PRICE_YEAR}.`
  return now.getFullYear() > PRICE_YEAR ? `${validity} ${confirms}` : validity
}
