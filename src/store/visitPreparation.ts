import {
  downloadJustification,
  type Justification,
  type JustificationFormat,
  listJustifications,
} from '@/api/justifications'
import { listRequirements } from '@/api/requirements'
import { fileSaver } from '@/lib/download'
import { fileName } from '@/lib/fileName'

import { apiThunk, listThunk } from './apiThunk'

// Thunks of the slice `visitRequest`: what schools read and download before a visit.

export const loadRequirements = listThunk('visitRequest', 'requirements', listRequirements)
export const loadJustifications = listThunk('visitRequest', 'justifications', listJustifications)

/** A proposal in one of its formats. */
interface JustificationDocument extends Pick<Justification, 'id' | 'name'> {
  format: JustificationFormat
}

/** The `about` of `downloadDocument`. */
export const documentKey = (id: string, format: JustificationFormat) => `${id}/${format}`

/** The file extension for a Word document, old or new. */
const wordExtension = ({ type }: Blob) => (type.includes('msword') ? 'doc' : 'docx')

/** Downloads a document. */
export const downloadDocument = apiThunk(
  'visitRequest',
  'downloadDocument',
  async ({ id, format }: JustificationDocument) => ({
    file: await downloadJustification(id, format),
    save: await fileSaver(),
  }),
  {
    onSuccess: ({ file, save }, { id, name, format }) =>
      save(file, fileName(name, format === 'pdf' ? 'pdf' : wordExtension(file), `proyecto-${id}`)),
    done: 'Descarga lista.',
    explain: () => ({ message: 'No se pudo descargar.' }),
    about: ({ id, format }) => documentKey(id, format),
  },
)
