import { useFormikContext } from 'formik'
import { lazy, Suspense, useDeferredValue } from 'react'

import { currentCode } from '@/lib/newVersion'
import { LoadingBlock } from '@/ui/LoadingBlock'
import { Skeleton } from '@/ui/Skeleton'

import { isTeacher, type RegistrationValues } from './registrationSchema'

// Brings the school combobox: only teachers pay for it.
const TeacherFields = lazy(async () => ({
  default: (await currentCode(() => import('./TeacherFields'))).TeacherFields,
}))

/** The school of a teacher; nothing for everybody else. */
export function SchoolPart({ otherSchool }: { otherSchool: 'first' | 'last' }) {
  // The choice shows first, its fields right after.
  const isShown = useDeferredValue(isTeacher(useFormikContext<RegistrationValues>().values))
  if (!isShown) return null
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
