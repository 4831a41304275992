import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/**
 * False during prerendering and hydration; true afterwards, and on pages rendered in the browser. Content that the
 * build cannot know (the user, drafts, the date) must not be rendered while this is false.
 */
export const useHydrated = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
