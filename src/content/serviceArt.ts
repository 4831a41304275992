import recorridoCompleto from '@/art/s1-recorrido-completo.svg'
import memoria from '@/art/s2-memoria.svg'
import tolerancia from '@/art/s3-tolerancia.svg'
import visitaLibre from '@/art/s4-visita-libre.svg'
import visitaVirtual from '@/art/s5-visita-virtual.svg'
import taller from '@/art/s6-taller.svg'
import exposicionTemporal from '@/art/s7-exposicion-temporal.svg'
import testimonio from '@/art/s8-testimonio.svg'
import lunch from '@/art/s9-lunch.svg'

const drawings = [
  recorridoCompleto,
  memoria,
  tolerancia,
  visitaLibre,
  visitaVirtual,
  taller,
  exposicionTemporal,
  testimonio,
]

/** The drawing of a service by its place in the list, from 0: eight of their own, then the lunch. */
export const serviceArt = (position: number) => drawings[position] ?? lunch
