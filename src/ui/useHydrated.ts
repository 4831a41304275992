import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/**
 * False while the build renders a page and while the browser hydrates it; true right after, and on every page that the
 * application renders itself. What the build cannot know (the user, drafts, the date) is rendered once it is true.
 */
export const useHydrated = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
