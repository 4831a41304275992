import { Button } from '@/ui/Button'

import { ChipQuestions } from './ChipQuestions'
import type { Doubt } from './chips'
import type { ChipsActions } from './useChips'

interface DoubtfulChipsProps {
  doubts: readonly Doubt[]
  /** The id of the input, which takes focus after an answer. */
  controlId: string
  actions: ChipsActions
}

/** The chips that came glued to other words, each with the question whether it is right. */
export function DoubtfulChips({ doubts, controlId, actions }: DoubtfulChipsProps) {
  const answer = (act: (item: string) => void, item: string) => {
    document.getElementById(controlId)?.focus()
    act(item)
  }
  return (
    <ChipQuestions
      label="Por confirmar"
      questions={doubts.map(({ item, beside }) => ({
        item,
        question: `Venía junto a «${beside}»: ¿es correcto?`,
        answers: (
          <>
            <Button tone="secondary" size="s" onClick={() => answer(actions.trust, item)}>
              Es correcto
            </Button>
            <Button
              tone="plain"
              size="s"
              aria-label={`Quitar ${item} de la lista`}
              onClick={() => answer(actions.remove, item)}
            >
              Quitar
            </Button>
          </>
        ),
      }))}
    />
  )
}
