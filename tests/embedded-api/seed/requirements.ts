/** A requirement of a visit. The content is HTML, as the museum's staff writes it. */
export type Requirement = {
  id: number
  requirement_type_id: number
  content: string
}

const SEP = 1
const MUSEUM = 2

export const requirements: Requirement[] = [
  {
    id: 1,
    requirement_type_id: SEP,
    content:
      '<p><strong>Oficio de solicitud de salida</strong>, en papel membretado y con la firma de la dirección. Preséntalo ante tu supervisión con tiempo para que lo revise.</p>',
  },
  {
    id: 2,
    requirement_type_id: SEP,
    content:
      '<p><strong>Autorización por escrito</strong> de la supervisión escolar. Lleva una copia el día de la visita.</p>',
  },
  {
    id: 3,
    requirement_type_id: SEP,
    content:
      '<p><strong>Permiso firmado</strong> por la madre, el padre o el tutor de cada estudiante menor de edad.</p>',
  },
  {
    id: 4,
    requirement_type_id: SEP,
    content:
      '<p><strong>Proyecto de visita</strong> con estos puntos:</p><ul><li>Propósito y aprendizajes esperados.</li><li>Actividades antes, durante y después.</li><li>Forma de evaluación.</li></ul><p>Puedes partir de los formatos de la página <em>Proyectos de visita</em>.</p>',
  },
  {
    id: 5,
    requirement_type_id: SEP,
    content:
      '<p><strong>Datos del transporte</strong>: itinerario, nombre de quien conduce y póliza de seguro vigente.</p>',
  },
  {
    id: 6,
    requirement_type_id: SEP,
    content: '<p><strong>Lista de asistentes</strong> con nombre completo y un teléfono de emergencia por persona.</p>',
  },
  {
    id: 7,
    requirement_type_id: MUSEUM,
    content:
      '<p><strong>Solicitud enviada</strong> desde esta plataforma y fecha confirmada por un ejecutivo del museo.</p>',
  },
  {
    id: 8,
    requirement_type_id: MUSEUM,
    content: '<p><strong>Precotización impresa</strong>. Preséntala en la taquilla al llegar.</p>',
  },
  {
    id: 9,
    requirement_type_id: MUSEUM,
    content:
      '<p><strong>Docentes que acompañen al grupo</strong> durante todo el recorrido:</p><table><thead><tr><th>Estudiantes</th><th>Docentes</th></tr></thead><tbody><tr><td>1 a 20</td><td>1</td></tr><tr><td>21 a 40</td><td>2</td></tr><tr><td>41 o más</td><td>1 por cada 20</td></tr></tbody></table>',
  },
  {
    id: 10,
    requirement_type_id: MUSEUM,
    content: '<p><strong>Llegar 15 minutos antes</strong> de la hora acordada.</p>',
  },
  {
    id: 11,
    requirement_type_id: MUSEUM,
    content:
      '<p><strong>Aviso previo</strong> si alguien del grupo necesita:</p><ol><li>Acceso sin escaleras o silla de ruedas.</li><li>Intérprete de Lengua de Señas Mexicana.</li><li>Una pausa o un lugar tranquilo durante el recorrido.</li></ol>',
  },
  {
    id: 12,
    requirement_type_id: MUSEUM,
    content:
      '<p><strong>Grupo preparado</strong>. Conversen antes sobre lo que van a ver: hay testimonios difíciles. Si tienes dudas, llama al <a href="tel:+525551305555">55 5130 5555</a>.</p>',
  },
]
