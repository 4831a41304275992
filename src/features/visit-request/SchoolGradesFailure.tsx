import { loadSchoolGrades, selectSchoolGrades } from '@/store/authSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { ListFailure } from '@/ui/ListFailure'

import styles from './GroupsField.module.css'

/** Says that the grades could not be loaded, once for all groups. */
export function SchoolGradesFailure() {
  const dispatch = useAppDispatch()
  const { request } = useAppSelector(selectSchoolGrades)
  return (
    <div className={styles.failure}>
      <ListFailure request={request} onRetry={() => dispatch(loadSchoolGrades())} />
    </div>
  )
}
