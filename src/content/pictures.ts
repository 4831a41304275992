import recorridoCompleto from '@/art/s1-recorrido-completo.svg'
import memoria from '@/art/s2-memoria.svg'
import tolerancia from '@/art/s3-tolerancia.svg'
import visitaLibre from '@/art/s4-visita-libre.svg'
import visitaVirtual from '@/art/s5-visita-virtual.svg'
import taller from '@/art/s6-taller.svg'
import exposicionTemporal from '@/art/s7-exposicion-temporal.svg'
import testimonio from '@/art/s8-testimonio.svg'
import lunch from '@/art/s9-lunch.svg'
import toleranceAndPeace from '@/art/t2-tolerancia-paz.svg'
import violence from '@/art/t3-violencia.svg'
// Part of the page's HTML, because they are in the first screen.
import salas from '@/art/s1-recorrido-completo.svg?inline'
import memoryAndGenocides from '@/art/t1-memoria-genocidios.svg?inline'

/**
 * A drawing of ours, or a photograph of the museum. To put a photograph in a drawing's place, save it in `public/fotos`
 * and write here, for instance, `{ src: '/fotos/sala-memoria.jpg', alt: 'Un grupo escolar ante el vagón', focus: 'left' }`.
 * It is cropped to the shape that the drawing has: 4:3 (960 by 720 pixels are enough), themes 3:4 (960 by 1280).
 */
interface Picture {
  /** An imported drawing, or the address of a file in `public`. */
  src: string
  /** In Spanish, what a photograph shows; '' for a drawing, which only accompanies the words beside it. */
  alt: string
  /** The side that stays in sight where the picture is cropped. Without it, the middle. */
  focus?: 'top' | 'bottom' | 'left' | 'right'
}

const services: Picture[] = [
  { src: recorridoCompleto, alt: '' },
  { src: memoria, alt: '' },
  { src: tolerancia, alt: '' },
  { src: visitaLibre, alt: '' },
  { src: visitaVirtual, alt: '' },
  { src: taller, alt: '' },
  { src: exposicionTemporal, alt: '' },
  { src: testimonio, alt: '' },
]

const otherServices: Picture = { src: lunch, alt: '' }

/** The picture of a service by its index in the list: the first eight have their own, all others the lunch. */
export const servicePicture = (index: number) => services[index] ?? otherServices

export const visitModePictures: Record<'presencial' | 'virtual', Picture> = {
  presencial: { src: salas, alt: '' },
  virtual: { src: visitaVirtual, alt: '' },
}

export const themePictures: Record<'memoria' | 'tolerancia' | 'violencia', Picture> = {
  memoria: { src: memoryAndGenocides, alt: '' },
  tolerancia: { src: toleranceAndPeace, alt: '' },
  violencia: { src: violence, alt: '' },
}
