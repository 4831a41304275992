import type { Fault } from './faultRules.ts'

interface Choice {
  label: string
  fault: Omit<Fault, 'path'>
}

/** The faults that people try most; tests can ask for any other over JSON. */
export const commonFaults: Record<string, Choice> = {
  'sin-conexion': { label: 'Sin conexión: la petición no llega', fault: { drop: 'before' } },
  'sin-respuesta': { label: 'Sin respuesta: la petición llega, la respuesta no', fault: { drop: 'after' } },
  'lento-3': { label: 'Respuesta lenta: 3 segundos', fault: { delay: 3000 } },
  'lento-25': { label: 'Respuesta muy lenta: 25 segundos', fault: { delay: 25_000 } },
  'error-500': { label: 'Error del servidor (500)', fault: { status: 500 } },
  'pagina-502': { label: 'Página HTML de un intermediario (502)', fault: { status: 502, body: 'html' } },
  'pagina-200': { label: 'Página HTML donde va JSON (200)', fault: { status: 200, body: 'html' } },
  truncado: { label: 'Respuesta cortada a la mitad', fault: { body: 'truncated' } },
  vacio: { label: 'Respuesta vacía (200)', fault: { status: 200, body: 'empty' } },
  'error-401': { label: 'La sesión ya no vale (401)', fault: { status: 401 } },
  'error-406': { label: 'La sesión debe cerrarse (406, al cargar el perfil)', fault: { status: 406 } },
  'error-422': { label: 'Datos no válidos (422)', fault: { status: 422 } },
}
