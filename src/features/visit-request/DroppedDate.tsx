import { Note } from '@/ui/Note'

/** Says that the date of a restored request was dropped. */
export function DroppedDate() {
  return (
    <Note tone="warn" live="polite" title="La fecha que habías elegido ya pasó">
      <p>Elige otra fecha; lo demás sigue como lo dejaste.</p>
    </Note>
  )
}
