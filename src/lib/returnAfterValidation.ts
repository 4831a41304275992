import { days, stored } from './browserStorage'
import { paths } from './paths'

/** Where somebody goes on who registered on the way to it, once their account is validated, perhaps in another tab. */
export const returnAfterValidation = stored(
  'registro.regreso',
  (value) =>
    typeof value === 'string' && (value === paths.visitRequest || value.startsWith(paths.answerQuestionnaire))
      ? value
      : null,
  { life: days(1) },
)
