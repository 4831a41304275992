import { Button } from '@/ui/Button'
import { Note } from '@/ui/Note'

/** Says that the form shows changes of an earlier visit, and offers to forget them. */
export function AccountDraftNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Note
      tone="warn"
      live="polite"
      title="Recuperamos cambios que no habías guardado"
      actions={
        <Button tone="plain" size="s" onClick={onDiscard}>
          Descartar cambios
        </Button>
      }
    >
      <p>Revísalos y guarda, o descártalos para ver tus datos como están en tu cuenta.</p>
    </Note>
  )
}
