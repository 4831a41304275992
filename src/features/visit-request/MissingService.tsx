import { useAppSelector } from '@/store/hooks'
import { selectService } from '@/store/visitRequestSlice'
import { Note } from '@/ui/Note'

/** Says why a request without a service was not sent, until there is one. */
export function MissingService() {
  const service = useAppSelector(selectService)
  if (service) return null
  return (
    <Note tone="bad" live="assertive" title="Falta el servicio de tu visita">
      <p>No pudimos cargar los servicios. Arriba, en «Servicio», presiona Reintentar y envía de nuevo.</p>
    </Note>
  )
}
