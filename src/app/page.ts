import { type ComponentType, lazy } from 'react'

/** A page whose code is loaded when it is first opened. */
export function page<Name extends string, Props>(load: () => Promise<Record<Name, ComponentType<Props>>>, name: Name) {
  return lazy(async () => ({ default: (await load())[name] }))
}
