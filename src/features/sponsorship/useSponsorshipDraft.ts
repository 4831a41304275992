import { useCallback, useMemo } from 'react'

import type { SessionUser } from '@/lib/session'
import { sponsorshipDraft } from '@/lib/sponsorshipDraft'
import { useFormDraft } from '@/ui/useFormDraft'

import type { ProfileSchool } from './FillInSchool'
import { initialSponsorship, restoreSponsorship, type SponsorshipValues } from './sponsorshipSchema'

/** The draft of a teacher's sponsorship request. What the profile filled in by itself is not worth keeping. */
export function useSponsorshipDraft(user: SessionUser, school: ProfileSchool | null) {
  const stored = useMemo(() => sponsorshipDraft(user.id), [user.id])
  const initial = () => ({ ...initialSponsorship(user), ...school })
  const draft = useFormDraft({ draft: stored, initial, restore: restoreSponsorship })
  const { keep } = draft
  const untouched = JSON.stringify(initial())

  return {
    ...draft,
    keep: useCallback(
      (values: SponsorshipValues) => {
        if (JSON.stringify(values) !== untouched || stored.read() !== null) keep(values)
      },
      [keep, stored, untouched],
    ),
  }
}
