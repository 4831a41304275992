import type { Service } from '@/api/packages'
import { requestedService } from '@/model/visits'
import { selectUser } from '@/store/authSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { chooseService } from '@/store/visitRequestSlice'

/** Returns the signed-in teacher's id, and a function that stores a service for the visit request. */
export function useRequestService() {
  const dispatch = useAppDispatch()
  const user = useAppSelector(selectUser)

  function request(service: Service) {
    if (user) dispatch(chooseService(user.id, service))
    else requestedService.write(service)
  }

  return {
    /** Null for users who are not teachers. */
    teacherId: user?.isTeacher ? user.id : null,
    /** Undefined for users who cannot request a visit. */
    request: user === null || user.isTeacher ? request : undefined,
  }
}
