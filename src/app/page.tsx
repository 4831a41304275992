import { type ComponentType, lazy, type ReactNode, useState } from 'react'

import { currentCode } from '@/lib/newVersion'
import type { SessionUser } from '@/lib/session'
import { askAhead, type PageData } from '@/store/pageData'
import type { AppDispatch } from '@/store/store'

/** The component of a page, with what it asks the API for, if anything. */
type PageComponent<Props> = ComponentType<Props> & { data?: PageData }

/** A page of the routes, or a dialog, which can be asked to load its code before it is shown. */
export type Page<Props> = ComponentType<Props> & {
  load: () => Promise<unknown>
  /** Asks the API for what the page will show, once its code is there. */
  ask: (dispatch: AppDispatch, user: SessionUser | null) => void
  /** The source files it is made of, by which the build finds its scripts and styles. */
  sources: string[]
}

/** A page or a dialog whose code is loaded when it is first opened. Once it has been loaded, it is drawn without waiting. */
export function page<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, PageComponent<Props>>>,
  name: Name,
): Page<Props> {
  let Loaded: PageComponent<Props> | null = null

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

  const ask: Page<Props>['ask'] = (dispatch, user) => {
    if (Loaded?.data) askAhead(Loaded.data, dispatch, user)
  }

  return Object.assign(LoadedOrLazy, { load: loadPage, ask, sources: [`src/pages/${name}.tsx`] })
}

/**
 * A page as something around it draws it, such as a guard.
 * @param guard decides whether the page itself is shown to a user: only then it asks for anything.
 */
export function guarded<Props>(
  Drawn: () => ReactNode,
  { load, ask, sources }: Page<Props>,
  guard: { admits: (user: SessionUser | null) => boolean },
): Page<object> {
  const askIfAdmitted: Page<Props>['ask'] = (dispatch, user) => {
    if (guard.admits(user)) ask(dispatch, user)
  }
  return Object.assign(Drawn, { load, ask: askIfAdmitted, sources })
}
