import { type ComponentType, lazy } from 'react'

import { currentCode } from '@/lib/newVersion'

/** A page or a dialog whose code is loaded when it is first opened. */
export function page<Name extends string, Props>(load: () => Promise<Record<Name, ComponentType<Props>>>, name: Name) {
  return lazy(async () => ({ default: (await currentCode(load))[name] }))
}
