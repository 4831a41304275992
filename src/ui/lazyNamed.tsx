import { type ComponentType, lazy, useState } from 'react'

import { currentCode } from '@/lib/newVersion'

/** How long a failed load stays failed, in milliseconds. */
const RETRY_MS = 1000

export type LazyComponent<Props> = ComponentType<Props> & {
  load: () => Promise<ComponentType<Props>>
  /** Loads the component in advance. Never rejects: rendering the component retries, and handles a failure. */
  prefetch: () => Promise<void>
}

/** `React.lazy` for a named export, without the Suspense fallback once loaded. `fallback` replaces a failed load. */
export function lazyNamed<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  fallback?: ComponentType<Props>,
): LazyComponent<Props> {
  // Cached outside `lazy`, which renders the Suspense fallback first even for a resolved promise.
  let Loaded: ComponentType<Props> | null = null

  async function loadComponent() {
    try {
      Loaded = (await (fallback ? load() : currentCode(load)))[name]
      return Loaded
    } catch (error) {
      // `Lazy` keeps its failure. Replaced later: React renders again after a failure, and would load without end.
      setTimeout(() => {
        Lazy = newLazy()
      }, RETRY_MS)
      if (fallback) return fallback
      throw error
    }
  }

  async function prefetch() {
    try {
      Loaded ??= (await load())[name]
    } catch {
      // Rendering the component retries.
    }
  }

  const newLazy = () => lazy(async () => ({ default: await loadComponent() }))
  let Lazy = newLazy()

  function LoadedOrLazy(props: Props) {
    // Chosen once, because React remounts a component whose type changes.
    const [Chosen] = useState(() => Loaded ?? Lazy)
    return <Chosen {...props} />
  }

  return Object.assign(LoadedOrLazy, { load: loadComponent, prefetch })
}
