import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

import { type Count, countOf } from '@/lib/counts'
import { emptyGroupSize, groupSize } from '@/model/groupSize'
import { formatListPrice, preQuote, priceValidity } from '@/model/prices'
import { useList } from '@/store/hooks'
import { loadServices } from '@/store/visitRequestSlice'
import { classNames } from '@/ui/classNames'
import { Stack } from '@/ui/layout/layout'
import { ListState } from '@/ui/ListState'
import { Skeleton } from '@/ui/Skeleton'
import { Stepper } from '@/ui/Stepper'
import { useAfterHydration } from '@/ui/useAfterHydration'
import { useInView } from '@/ui/useInView'

import styles from './GroupPrice.module.css'

/** The number in the sentence until the visitor enters another one. */
const EXAMPLE = 84

/**
 * What a group of students pays for the first service with a price, as a sentence around the number of students. Stores
 * the number for the services page. Loads the services when the user scrolls near.
 */
export function GroupPrice() {
  const section = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const list = useList(loadServices)
  const { items, load } = list
  const isNear = useInView(section, '100%')
  useEffect(() => {
    if (isNear) load()
  }, [isNear, load])

  const stored = useAfterHydration(() => groupSize.read())
  const [entered, setEntered] = useState<Count | null>(null)
  const students = entered ?? (Number(stored?.students) || EXAMPLE)

  function enter(count: Count) {
    setEntered(count)
    groupSize.write({ ...(groupSize.read() ?? emptyGroupSize), students: count })
  }

  // The next render would overwrite a number typed before hydration.
  const adoptTyped = useEffectEvent(() => {
    const typed = countOf(Number(input.current?.value))
    if (typed !== students) enter(typed)
  })
  useLayoutEffect(() => adoptTyped(), [])

  const service = items.find(({ price }) => price !== null)
  const total = service && students !== '' ? formatListPrice(preQuote(service.price, students)) : '…'
  return (
    <Stack gap={4}>
      <div ref={section} className={classNames(styles.sentence, 'h3')} hidden={list.request.status === 'failed'}>
        <Stepper ref={input} id="estudiantes" label="Estudiantes" value={students} onChange={enter} />{' '}
        <label id="estudiantes-label" htmlFor="estudiantes">
          {students === 1 ? 'estudiante' : 'estudiantes'}
        </label>{' '}
        <span>{students === 1 ? 'paga' : 'pagan'}</span>{' '}
        <output className={classNames(styles.total, 'num')}>{total}</output>
      </div>
      <ListState list={list} listName="los servicios y sus precios" skeleton={<Skeleton height="1.7rem" />}>
        {service && (
          <p className="muted">{`${service.name}, ${formatListPrice(service.price)} por persona. ${priceValidity()}`}</p>
        )}
      </ListState>
    </Stack>
  )
}
