import { numbered } from './lookups.ts'

// The contents are HTML, as in the museum's own data.

/** The requirements of the school authorities (requirement_type_id 1) and of the museum (2) for a visit. */
const contents = [
  [
    '<p><strong>Oficio de solicitud de salida</strong>, en papel membretado y con la firma de la dirección. Se presenta ante la supervisión con tiempo para que lo revise.</p>',
    '<p><strong>Autorización por escrito</strong> de la supervisión escolar. Una copia va con el grupo el día de la visita.</p>',
    '<p><strong>Permiso firmado</strong> por la madre, el padre o el tutor de cada estudiante menor de edad.</p>',
    '<p><strong>Proyecto de visita</strong> con estos puntos:</p><ul><li>Propósito y aprendizajes esperados.</li><li>Actividades antes, durante y después.</li><li>Forma de evaluación.</li></ul>',
    '<p><strong>Datos del transporte</strong>: itinerario, nombre de quien conduce y póliza de seguro vigente.</p>',
    '<p><strong>Lista de asistentes</strong> con nombre completo y un teléfono de emergencia por persona.</p>',
  ],
  [
    '<p><strong>Solicitud enviada</strong> desde esta plataforma y fecha confirmada por un ejecutivo del museo.</p>',
    '<p><strong>Solicitud de visita impresa</strong>. Preséntala en la taquilla al llegar.</p>',
    '<p><strong>Docentes que acompañen al grupo</strong> durante todo el recorrido:</p><table><thead><tr><th>Estudiantes</th><th>Docentes</th></tr></thead><tbody><tr><td>1 a 20</td><td>1</td></tr><tr><td>21 a 40</td><td>2</td></tr><tr><td>41 o más</td><td>1 por cada 20</td></tr></tbody></table>',
    '<p><strong>Llegar 15 minutos antes</strong> de la hora acordada.</p>',
    '<p><strong>Aviso previo</strong> si alguien del grupo necesita:</p><ul><li>Acceso sin escaleras o silla de ruedas.</li><li>Intérprete de Lengua de Señas Mexicana.</li><li>Una pausa o un lugar tranquilo durante el recorrido.</li></ul>',
    '<p><strong>Grupo preparado</strong>. Conversen antes sobre lo que van a ver: hay testimonios difíciles. Si tienes dudas, llama al <a href="tel:+525551305555">55 5130 5555</a>.</p>',
  ],
]

export const requirements = numbered(
  contents.flatMap((list, index) => list.map((content) => ({ requirement_type_id: index + 1, content }))),
)

/** The museum's requirements for a sponsored visit. */
export const sponsorshipRequirements = numbered([
  {
    title: 'Quién puede solicitarlo',
    content:
      '<p>Escuelas cuyo grupo no puede cubrir el costo de la visita. La solicitud la hace una profesora o un profesor con cuenta en esta plataforma.</p>',
  },
  {
    title: 'Datos de la escuela',
    content:
      '<p>Ten a la mano:</p><ul><li>el sostenimiento (público o privado) y el nivel educativo,</li><li>la dirección completa: calle, número, colonia, alcaldía y código postal.</li></ul>',
  },
  {
    title: 'La razón de la solicitud',
    content:
      '<p>Explica con tus palabras por qué tu grupo necesita el patrocinio y qué esperas de la visita. No hace falta un formato especial.</p>',
  },
  {
    title: 'Carta de la escuela',
    content:
      '<p>Si el museo aprueba tu solicitud, te pedirá una carta en hoja membretada, firmada por la dirección de la escuela. <strong>No la envíes antes.</strong></p>',
  },
])
