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
// Inlined into the HTML, because these drawings are above the fold.
import salas from '@/art/s1-recorrido-completo.svg?inline'
import memoryAndGenocides from '@/art/t1-memoria-genocidios.svg?inline'

/**
 * A drawing, or a photograph of the museum. To replace a drawing with a photograph, save the file in `public/fotos` and
 * write, for instance, `{ src: '/fotos/sala-memoria.jpg', alt: 'Un grupo escolar ante el vagón', focus: 'left' }`. The
 * photograph is cropped to the drawing's shape: 4:3 (960 by 720 pixels are enough), or 3:4 and 3:2 for themes (960 by 1280).
 */
interface Picture {
  /** An imported drawing, or the URL of a file in `public`. */
  src: string
  /** What a photograph shows, in Spanish. Empty for a drawing, because drawings are decorative. */
  alt: string
  /** The part to keep when the picture is cropped: a side, or percentages from the left and top. Defaults to the centre. */
  focus?: string
  /** For slides: see `Slide`. */
  hasBeam?: boolean
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

/** Returns the picture of the service with this index. Services after the eighth share the drawing of a lunch. */
export const servicePicture = (index: number) => services[index] ?? otherServices

export const visitModePictures: Record<'presencial' | 'virtual', Picture> = {
  presencial: { src: salas, alt: '' },
  virtual: { src: visitaVirtual, alt: '' },
}

export const themePictures: Record<'memoria' | 'tolerancia' | 'violencia', Picture> = {
  memoria: { src: memoryAndGenocides, alt: '', focus: '50% 71%', hasBeam: true },
  tolerancia: { src: toleranceAndPeace, alt: '', focus: 'bottom' },
  violencia: { src: violence, alt: '' },
}
