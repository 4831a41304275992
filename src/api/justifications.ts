import { call, download, listParams } from './http'
import { readList, textOf } from './resource'

/** A proposal with which a school justifies its visit. */
export interface Justification {
  id: string
  name: string
  description: string
  /** '2' is Secundaria, '3' Preparatoria. */
  school_grade_id: string
  /** Whether there is a document to download. */
  has_file: boolean
}

export type JustificationFormat = 'pdf' | 'word'

export const listJustifications = (): Promise<Justification[]> =>
  call({ url: '/justifications', params: { ...listParams(), sort_by: 'id', order: 'asc' } }, (body) =>
    readList(body).map(({ id, name, description, school_grade_id, has_file }) => ({
      id,
      name: textOf(name),
      description: textOf(description),
      school_grade_id: textOf(school_grade_id),
      has_file: Boolean(has_file),
    })),
  )

/** The document of a proposal, ready to print (PDF) or to fill in (Word). */
export const downloadJustification = (id: string, format: JustificationFormat): Promise<Blob> =>
  download({ url: `/justifications/${encodeURIComponent(id)}/download_${format}` })
