import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False while the page is what the build wrote, true once the application runs in it. What the build cannot know
 * (who is signed in, what was typed before, the date) is drawn only then.
 */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
