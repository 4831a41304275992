import { type ComponentType, lazy, useState } from 'react'

import { currentCode } from '@/lib/newVersion'

export type LazyComponent<Props> = ComponentType<Props> & {
  load: () => Promise<ComponentType<Props>>
  /** Loads the code in advance. Never rejects: rendering the component tries again and reports the failure. */
  prefetch: () => Promise<void>
}

/**
 * A component whose code loads when it is first rendered, inside a `Suspense`. Once loaded, it renders without waiting.
 * @param load the import of its file
 * @param name of the component in that file
 * @param fallback rendered instead when the code does not load. Without one, the page reloads for a new version (see
 *   `currentCode`), or an error boundary catches the failure
 */
export function lazyNamed<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  fallback?: ComponentType<Props>,
): LazyComponent<Props> {
  // Outside React: even for a resolved promise, React would render the Suspense fallback first.
  let Loaded: ComponentType<Props> | null = null

  async function loadComponent() {
    try {
      Loaded = (await (fallback ? load() : currentCode(load)))[name]
      return Loaded
    } catch (error) {
      if (fallback) return fallback
      throw error
    }
  }

  async function prefetch() {
    try {
      Loaded ??= (await load())[name]
    } catch {
      // Rendering the component tries again.
    }
  }

  const Lazy = lazy(async () => ({ default: await loadComponent() }))

  function LoadedOrLazy(props: Props) {
    // Chosen once, because another component type would remount it.
    const [Chosen] = useState(() => Loaded ?? Lazy)
    return <Chosen {...props} />
  }

  return Object.assign(LoadedOrLazy, { load: loadComponent, prefetch })
}
