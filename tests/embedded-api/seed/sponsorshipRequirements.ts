import type { Item } from '../resource.ts'

/** What the museum asks of a school that wants a free visit. The contents are HTML, as the museum's editors write it. */
export const sponsorshipRequirements: (Item & { title: string; content: string })[] = [
  {
    id: 1,
    title: 'Quién puede solicitarlo',
    content:
      '<p>Escuelas cuyo grupo no puede cubrir el costo de la visita. La solicitud la hace una profesora o un profesor con cuenta en esta plataforma.</p>',
  },
  {
    id: 2,
    title: 'Datos de la escuela',
    content:
      '<p>Ten a la mano:</p><ul><li>el sostenimiento (público o privado) y el nivel educativo,</li><li>la dirección completa: calle, número, colonia, municipio o alcaldía y código postal.</li></ul>',
  },
  {
    id: 3,
    title: 'La razón de la solicitud',
    content:
      '<p>Explica con tus palabras <strong>por qué tu grupo necesita el patrocinio</strong> y qué esperas de la visita. No hace falta un formato especial.</p>',
  },
  {
    id: 4,
    title: 'Carta de la escuela',
    content:
      '<p>Si el museo aprueba tu solicitud, te pedirá una carta en hoja membretada, firmada por la dirección de la escuela. <em>No la envíes antes.</em></p>',
  },
]
