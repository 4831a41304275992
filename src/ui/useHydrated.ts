import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/**
 * False while the build writes a page and while the application starts in it, true right after and on every page that the
 * application draws itself. What the build cannot know (who looks, drafts, the date) is drawn once it is true.
 */
export const useHydrated = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
