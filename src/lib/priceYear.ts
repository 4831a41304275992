/** The year of the prices that the museum has published. */
export const PRICE_YEAR = 2025

/** For which year prices are valid; after that year, also that the museum will confirm them. */
export function priceValidity(now = new Date()): string {
  const validity = `Precios válidos solo para ${PRICE_YEAR}.`
  return now.getFullYear() > PRICE_YEAR ? `${validity} El museo te confirmará el precio vigente.` : validity
}
