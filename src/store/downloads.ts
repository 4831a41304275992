import { apiDownloadAppointment } from '@/api/appointments'
import { apiDownloadJustification, type JustificationFormat } from '@/api/justificationDocuments'
import type { Justification } from '@/api/justifications'
import { apiDownloadPass } from '@/api/passes'
import { fileName, fileSaver } from '@/lib/download'

import { apiThunk } from './apiThunk'

/** The call of a thunk that downloads a file and saves it on this device. @param nameOf the name of the saved file */
const savedFile =
  <Arg>(load: (arg: Arg) => Promise<Blob>, nameOf: (arg: Arg, file: Blob) => string) =>
  async (arg: Arg, beforeLastStep: () => void): Promise<void> => {
    // First, because after a deployment this reloads the page.
    const save = await fileSaver()
    const file = await load(arg)
    beforeLastStep()
    save(file, nameOf(arg, file))
  }

const notDownloaded = () => ({ message: 'No se pudo descargar.' })
const STILL_HERE = 'Tu pase sigue aquí. Vuelve a intentarlo, o recíbelo por correo.'

export const downloadPass = apiThunk(
  'qr',
  'downloadPass',
  savedFile(apiDownloadPass, () => 'myt-qr.pdf'),
  {
    explain: () => ({ message: 'Error al descargar el archivo.' }),
    done: 'Tu pase se guardó. Busca myt-qr.pdf en tus descargas.',
    refused: STILL_HERE,
    unknown: STILL_HERE,
    unsaved: 'Tu pase sigue aquí: recíbelo por correo.',
    about: (userId) => userId,
  },
)

export const downloadSentVisit = apiThunk(
  'visitRequest',
  'downloadSentVisit',
  savedFile(apiDownloadAppointment, (appointmentId) => `solicitud-de-visita-${appointmentId}.pdf`),
  {
    explain: notDownloaded,
    refused: 'Revisa el folio: el museo entrega una solicitud solo a la cuenta que la envió.',
    about: (appointmentId) => appointmentId,
  },
)

interface JustificationDocument extends Pick<Justification, 'id' | 'name'> {
  format: JustificationFormat
}

/** Returns the `about` value of a download, with which components select the state of `downloadDocument`. */
export const documentKey = (id: string, format: JustificationFormat) => `${id}/${format}`

/** Returns the file extension of a Word document, in the old or the new format. */
const wordExtension = ({ type }: Blob) => (type.includes('msword') ? 'doc' : 'docx')

export const downloadDocument = apiThunk(
  'visitRequest',
  'downloadDocument',
  savedFile(
    ({ id, format }: JustificationDocument) => apiDownloadJustification(id, format),
    ({ id, name, format }, file) => fileName(name, format === 'pdf' ? 'pdf' : wordExtension(file), `proyecto-${id}`),
  ),
  { explain: notDownloaded, done: 'Descarga lista.', about: ({ id, format }) => documentKey(id, format) },
)
