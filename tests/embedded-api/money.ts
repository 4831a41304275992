const pesos = new Intl.NumberFormat('es-MX', { style: 'currency', currency: 'MXN' })

/** 6650 → '$6,650.00'; no price → 'Por cotizar'. */
export function inPesos(amount: number | null): string {
  return amount === null ? 'Por cotizar' : pesos.format(amount)
}
