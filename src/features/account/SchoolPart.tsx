import { useFormikContext } from 'formik'
import { lazy, Suspense } from 'react'

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
  const { values } = useFormikContext<RegistrationValues>()
  if (!isTeacher(values)) return null
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
