import { projects } from '../seed/justifications.ts'
import { nameOf, schoolGrades } from '../seed/lookups.ts'

interface Section {
  title: string
  text: string
  /** Follows the text as a list. */
  items?: string[]
}

/** The document of a proposal, before it becomes a PDF or a Word file. */
export interface ProjectDocument {
  title: string
  subtitle: string
  sections: Section[]
}

/** What the school fills in, in every document. */
export const blanks = [
  'Escuela',
  'Clave del centro de trabajo (CCT)',
  'Grado y grupo',
  'Número de estudiantes',
  'Docente responsable',
  'Fecha propuesta',
]
export const signatures = ['Docente responsable', 'Dirección de la escuela']

/** Writes the document of a proposal; null when it has none. @param id as the address has it */
export function projectDocument(id: string): ProjectDocument | null {
  const project = projects.find((one) => String(one.id) === id)
  if (project?.text === undefined) return null
  const { name, description, school_grade_id, text } = project
  return {
    title: name,
    subtitle: `Proyecto de visita al Museo Memoria y Tolerancia · ${nameOf(schoolGrades, school_grade_id)}`,
    sections: [
      { title: 'De qué trata', text: description },
      { title: 'Propósito', text: text.purpose },
      {
        title: 'Aprendizajes esperados',
        text: 'Al terminar el proyecto, cada estudiante podrá:',
        items: text.learning,
      },
      { title: 'Antes de la visita', text: text.before },
      { title: 'Durante la visita', text: text.during },
      { title: 'Después de la visita', text: text.after },
      {
        title: 'Producto y evaluación',
        text: text.product,
        items: [
          'Participación respetuosa en las tres etapas.',
          'Uso de lo observado en el museo para sustentar ideas.',
          'Claridad del producto final.',
        ],
      },
    ],
  }
}
