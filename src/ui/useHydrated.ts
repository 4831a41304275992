import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** False during hydration. Content that the build cannot know must not be rendered while this is false. */
export const useHydrated = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
