import { stored } from './browserStorage'
import { PERSONAL } from './personalStorage'
import { isRecord } from './record'

/** The draft of a sponsorship request, as the form's own values. */
export const sponsorshipDraft = (userId: number) =>
  stored(`${PERSONAL}patrocinio.${userId}.borrador`, (value) => (isRecord(value) ? value : null))
