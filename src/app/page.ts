import type { ComponentType } from 'react'

import { type LazyComponent, lazyNamed } from '@/ui/lazyNamed'

/** A page of the route table, whose code loads when it is opened. */
export type Page<Props> = LazyComponent<Props> & {
  /** The source file, by which the build finds its scripts and styles. */
  source: string
}

/** @param name of the page's component and of its file in `src/pages` */
export const page = <Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): Page<Props> => Object.assign(lazyNamed(load, name), { source: `src/pages/${name}.tsx` })
