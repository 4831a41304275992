import { download } from './download'
import { idInPath } from './http'

/** The format of a document: a PDF is ready to print, a Word document is to be filled in. */
export type JustificationFormat = 'pdf' | 'word'

/** `GET /justifications/{id}/download_pdf` or `…/download_word`, without a token. @throws ApiError */
export const apiDownloadJustification = async (id: string, format: JustificationFormat): Promise<Blob> =>
  download({ url: `/justifications/${idInPath(id)}/download_${format}` }, format)
