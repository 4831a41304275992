import { nameOf, schoolGrades } from '../seed/lookups.ts'
import type { Justification } from '../seed/justifications.ts'
import { projectTexts } from '../seed/projectTexts.ts'

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
  /** What the school fills in. */
  blanks: string[]
  signatures: string[]
}

/** Writes the document of a proposal; null when it has none. */
export function projectDocument({ id, name, description, school_grade_id }: Justification): ProjectDocument | null {
  const text = projectTexts[id]
  if (text === undefined) return null
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
    blanks: [
      'Escuela',
      'Clave del centro de trabajo (CCT)',
      'Grado y grupo',
      'Número de estudiantes',
      'Docente responsable',
      'Fecha propuesta',
    ],
    signatures: ['Docente responsable', 'Dirección de la escuela'],
  }
}
