import { type ComponentType, lazy, type ReactNode, useState } from 'react'

import { currentCode } from '@/lib/newVersion'

/** A page of the routes, or a dialog, which can be asked to load its code before it is shown. */
export type Page<Props> = ComponentType<Props> & {
  load: () => Promise<unknown>
  /** The source files it is made of, by which the build finds its scripts and styles. */
  sources: string[]
}

/** A page or a dialog whose code is loaded when it is first opened. Once it has been loaded, it is drawn without waiting. */
export function page<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): Page<Props> {
  let Loaded: ComponentType<Props> | null = null

  async function loadPage() {
    Loaded = (await currentCode(load))[name]
    return { default: Loaded }
  }

  const Lazy = lazy(loadPage)

  function LoadedOrLazy(props: Props) {
    // Chosen once: changing it later would mount the page anew.
    const [Chosen] = useState(() => Loaded ?? Lazy)
    return <Chosen {...props} />
  }

  return Object.assign(LoadedOrLazy, { load: loadPage, sources: [`src/pages/${name}.tsx`] })
}

/** A page as something around it draws it, such as a guard. */
export function guarded<Props>(Drawn: () => ReactNode, { load, sources }: Page<Props>): Page<object> {
  return Object.assign(Drawn, { load, sources })
}
