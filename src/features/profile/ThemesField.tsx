import { loadTopics } from '@/store/authSlice'
import { useList } from '@/store/hooks'
import { CheckboxCards } from '@/ui/form/CheckboxCards'
import { ListState } from '@/ui/ListState'
import { Skeleton } from '@/ui/Skeleton'

import { MAX_THEMES, TOO_MANY_THEMES } from './registrationSchema'

/** Up to three themes, for which the page asks. A fourth can be ticked, and cannot be sent. */
export function ThemesField() {
  const topics = useList(loadTopics)

  return (
    <div>
      <CheckboxCards
        name="theme_ids"
        label="Temas de interés"
        isLabelHidden
        hint="Elegir máximo 3 temas"
        options={topics.items}
        max={MAX_THEMES}
        tooMany={TOO_MANY_THEMES}
      />
      <ListState list={topics} missing="los temas" skeleton={<Skeleton height="270px" />} />
    </div>
  )
}
