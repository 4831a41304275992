import { useState } from 'react'

/** Whether the network was gone since this page was opened. */
export function useWasOffline(isOnline: boolean): boolean {
  const [wasOffline, setWasOffline] = useState(false)
  if (!isOnline && !wasOffline) setWasOffline(true)
  return wasOffline
}
