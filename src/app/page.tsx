import { type ComponentType, lazy, useState } from 'react'

import { currentCode } from '@/lib/newVersion'

/** A page of the routes, or a dialog, which can be asked to load its code before it is shown. */
export type Page<Props> = ComponentType<Props> & {
  load: () => Promise<ComponentType<Props>>
  /** Loads it in advance. Never rejects: who opens the page tries again and tells what went wrong. */
  prefetch: () => Promise<void>
  /** The source file of a page, by which the build finds its scripts and styles. */
  source: string
}

/** A page or a dialog whose code is loaded when it is first opened. Once it has been loaded, it is rendered without waiting. */
export function page<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): Page<Props> {
  // Kept outside of React: with a promise, even one that is resolved, React would show the fallback first.
  let Loaded: ComponentType<Props> | null = null

  async function loadPage() {
    Loaded = (await currentCode(load))[name]
    return Loaded
  }

  async function prefetch() {
    try {
      Loaded ??= (await load())[name]
    } catch {
      // It is asked for again when it is needed.
    }
  }

  const Lazy = lazy(async () => ({ default: await loadPage() }))

  function LoadedOrLazy(props: Props) {
    // Chosen once, because another component type would mount the page again.
    const [Chosen] = useState(() => Loaded ?? Lazy)
    return <Chosen {...props} />
  }

  return Object.assign(LoadedOrLazy, { load: loadPage, prefetch, source: `src/pages/${name}.tsx` })
}
