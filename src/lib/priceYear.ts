/** The year of the prices that the museum has published. */
export const PRICE_YEAR = 2025

/**
 * For which year prices are valid; after that year, also that the museum will confirm them.
 * @param confirms how the reader is told so; by default the teacher, as tú
 */
export function priceValidity(now = new Date(), confirms = 'El museo te confirmará el precio vigente.'): string {
  const validity = `Precios válidos solo para ${PRICE_YEAR}.`
  return now.getFullYear() > PRICE_YEAR ? `${validity} ${confirms}` : validity
}

/** The same for the school's principal, in the third person. */
export const priceValidityForSchool = () => priceValidity(new Date(), 'El museo confirmará el precio vigente.')
