import { createSlice, type WithSlice } from '@reduxjs/toolkit'

import {
  downloadJustification,
  type Justification,
  type JustificationFormat,
  listJustifications,
} from '@/api/justifications'
import { listRequirements, type Requirement } from '@/api/requirements'
import { saveFile } from '@/lib/download'
import { fileName } from '@/lib/fileName'

import { apiThunk } from './apiThunk'
import { addList, emptyList, type List, listThunk } from './list'
import { done, failed, loading, type RequestState } from './request'
import { rootReducer } from './rootReducer'

declare module './rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof visitPreparationSlice> {}
}

/**
 * What a school reads and downloads before a visit. Apart from `visitRequest`, so that the form does not carry
 * the documents, nor these public pages the form's drafts and calls.
 */
interface VisitPreparationState {
  requirements: List<Requirement>
  justifications: List<Justification>
  /** By document, as `documentKey` names it. What is not here was not asked for. */
  downloads: Record<string, RequestState>
}

interface WithVisitPreparation {
  /** Missing until this file has been loaded. */
  visitPreparation?: VisitPreparationState
}

/** One document: a proposal in one of its formats. */
export interface JustificationDocument extends Pick<Justification, 'id' | 'name'> {
  format: JustificationFormat
}

export const documentKey = ({ id, format }: Pick<JustificationDocument, 'id' | 'format'>) => `${id}/${format}`

export const loadRequirements = listThunk(
  'visitPreparation/loadRequirements',
  listRequirements,
  ({ visitPreparation }: WithVisitPreparation) => visitPreparation?.requirements,
)

export const loadJustifications = listThunk(
  'visitPreparation/loadJustifications',
  listJustifications,
  ({ visitPreparation }: WithVisitPreparation) => visitPreparation?.justifications,
)

/** Old Word documents and new ones have names of their own. */
const wordExtension = ({ type }: Blob) => (type.includes('msword') ? 'doc' : 'docx')

/** Saves a document on the person's device. */
export const downloadDocument = apiThunk(
  'visitPreparation/downloadDocument',
  async ({ id, name, format }: JustificationDocument) => {
    const file = await downloadJustification(id, format)
    await saveFile(file, fileName(name, format === 'pdf' ? 'pdf' : wordExtension(file), `proyecto-${id}`))
  },
  {
    explain: () => ({ message: 'No se pudo descargar.' }),
    condition: ({ visitPreparation }: WithVisitPreparation, file) =>
      visitPreparation?.downloads[documentKey(file)]?.status !== 'loading',
  },
)

const initialState: VisitPreparationState = { requirements: emptyList(), justifications: emptyList(), downloads: {} }

const visitPreparationSlice = createSlice({
  name: 'visitPreparation',
  initialState,
  reducers: {
    // What is on its way goes on; what was said about the others is not said again.
    justificationsLeft: (preparation) => {
      const downloads = Object.entries(preparation.downloads)
      preparation.downloads = Object.fromEntries(downloads.filter(([, { status }]) => status === 'loading'))
    },
  },
  extraReducers: (builder) => {
    addList(builder, loadRequirements, (preparation) => preparation.requirements)
    addList(builder, loadJustifications, (preparation) => preparation.justifications)
    builder
      .addCase(downloadDocument.pending, ({ downloads }, { meta }) => {
        downloads[documentKey(meta.arg)] = loading
      })
      .addCase(downloadDocument.fulfilled, ({ downloads }, { meta }) => {
        downloads[documentKey(meta.arg)] = done('Descarga lista.')
      })
      .addCase(downloadDocument.rejected, ({ downloads }, { meta, payload }) => {
        downloads[documentKey(meta.arg)] = failed(payload)
      })
  },
  selectors: {
    selectRequirements: (preparation) => preparation.requirements,
    selectJustifications: (preparation) => preparation.justifications,
    selectDownloads: (preparation) => preparation.downloads,
  },
})

export const { justificationsLeft } = visitPreparationSlice.actions
export const { selectRequirements, selectJustifications, selectDownloads } =
  visitPreparationSlice.injectInto(rootReducer).selectors
