import { useFormikContext } from 'formik'
import { lazy, Suspense } from 'react'

import { currentCode } from '@/lib/newVersion'
import { isTeacherProfile } from '@/lib/session'
import { LoadingBlock } from '@/ui/LoadingBlock'
import { Skeleton } from '@/ui/Skeleton'

import type { RegistrationValues } from './registrationSchema'

// Loaded later, because the combobox in it is large and only teachers need it.
const TeacherFields = lazy(async () => ({
  default: (await currentCode(() => import('./TeacherFields'))).TeacherFields,
}))

/** The fields about a teacher's school; nothing for other profiles. */
export function SchoolPart({ otherSchool }: { otherSchool: 'first' | 'last' }) {
  const { values } = useFormikContext<RegistrationValues>()
  if (!isTeacherProfile(values.profile_id)) return null
  return (
    <Suspense
      fallback={
        <LoadingBlock>
          <Skeleton height="520px" />
        </LoadingBlock>
      }
    >
      <TeacherFields otherSchool={otherSchool} />
    </Suspense>
  )
}
