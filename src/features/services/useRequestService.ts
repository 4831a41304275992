import type { Service } from '@/api/packages'
import { requestedService } from '@/lib/visits'
import { selectUser } from '@/store/authSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { chooseService } from '@/store/visitRequestSlice'

/** The signed-in teacher, and what to call before a link to the visit request, so that its form has a service. */
export function useRequestService() {
  const dispatch = useAppDispatch()
  const user = useAppSelector(selectUser)

  function request(service: Service) {
    if (user) dispatch(chooseService(user.id, service))
    else requestedService.write(service)
  }

  return {
    /** null for all other users */
    teacherId: user?.isTeacher ? user.id : null,
    /** undefined for users who cannot request a visit */
    request: user === null || user.isTeacher ? request : undefined,
  }
}
