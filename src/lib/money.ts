import { withThousands } from './numbers'

/** Mexican pesos, '$4,750.00'. A price nobody has set reads 'Por cotizar'. */
export function formatPrice(price: number | null): string {
  return price === null ? 'Por cotizar' : `$${withThousands(price.toFixed(2))}`
}
