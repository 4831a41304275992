import { createContext, startTransition, useContext, useEffect, useState } from 'react'

/** Given by the application's frame; whatever is drawn outside of it is live. */
export const LiveContext = createContext(true)

/**
 * False while the page is what the build wrote, true once the application runs in it. What the build cannot know
 * (who is signed in, what was typed before, the date) is drawn only then.
 */
export const useIsLive = () => useContext(LiveContext)

/** The same, told by the frame itself. @param isWritten whether the page stands as the build wrote it. */
export function useBecomesLive(isWritten: boolean): boolean {
  const [isLive, setIsLive] = useState(!isWritten)
  // In small steps between which the browser gets its turn.
  useEffect(() => startTransition(() => setIsLive(true)), [])
  return isLive
}
