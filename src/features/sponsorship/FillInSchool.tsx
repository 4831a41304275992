import { useFormikContext } from 'formik'
import { useEffect, useEffectEvent } from 'react'

import type { SponsorshipValues } from './sponsorshipSchema'

export type ProfileSchool = Pick<SponsorshipValues, 'school_type_id' | 'school_grade_id'>

/** When the profile arrives, fills its school into the fields where nothing was chosen yet. */
export function FillInSchool({ school }: { school: ProfileSchool | null }) {
  const { values, setValues } = useFormikContext<SponsorshipValues>()

  const fill = useEffectEvent(({ school_type_id, school_grade_id }: ProfileSchool) => {
    void setValues({
      ...values,
      school_type_id: values.school_type_id || school_type_id,
      school_grade_id: values.school_grade_id || school_grade_id,
    })
  })

  useEffect(() => {
    if (school) fill(school)
  }, [school])

  return null
}
