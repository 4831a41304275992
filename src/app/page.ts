import type { ComponentType } from 'react'

import { type LazyComponent, lazyNamed } from '@/ui/lazyNamed'

export type Page<Props> = LazyComponent<Props> & {
  /** The source file, with which the build finds the page's scripts and styles. */
  source: string
}

/** @param name the name of the page's component and of its file in `src/pages` */
export const page = <Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): Page<Props> => Object.assign(lazyNamed(load, name), { source: `src/pages/${name}.tsx` })
