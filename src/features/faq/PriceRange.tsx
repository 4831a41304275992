import { useEffect } from 'react'

import { formatListPrice } from '@/lib/prices'
import { useList } from '@/store/hooks'
import { loadServices } from '@/store/visitRequestSlice'

/** The lowest and the highest price of the services, once they are loaded. They are asked for when this is shown. */
export function PriceRange() {
  const { items, load } = useList(loadServices)
  useEffect(() => load(), [load])
  const prices = items.flatMap(({ price }) => price ?? [])
  if (prices.length === 0) return null
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)]
  return (
    <p>
      {lowest === highest
        ? `Cuesta ${formatListPrice(lowest)} por persona.`
        : `Va de ${formatListPrice(lowest)} a ${formatListPrice(highest)} por persona, según el servicio.`}
    </p>
  )
}
