import { http, HttpResponse } from 'msw'
import { expect, it, onTestFinished, vi } from 'vitest'

import { downloadPass } from '@/store/downloads'
import { selectRequest } from '@/store/request'
import { type AppDispatch, makeStore } from '@/store/store'
import { documentKey, downloadDocument, downloadSentVisit } from '@/store/downloads'

import { watchSavedFiles } from '../support/savedFiles'
import { server } from '../support/server'

const PDF = 'application/pdf'
const OLD_WORD = 'application/msword'
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

const starts = { [PDF]: '%PDF-1.4', [OLD_WORD]: '{\\rtf1', [WORD]: 'PK..' }

const answerWithFile = (path: string, type: keyof typeof starts, text = starts[type]) =>
  server.use(http.get(`*/api/v1${path}`, () => new HttpResponse(text, { headers: { 'Content-Type': type } })))

const document = (name: string, format: 'pdf' | 'word') => (dispatch: AppDispatch) =>
  dispatch(downloadDocument({ id: '4', name, format }))

it.each<[path: string, type: keyof typeof starts, start: (dispatch: AppDispatch) => Promise<unknown>, name: string]>([
  ['/users/7/download_qr_code', PDF, (dispatch) => dispatch(downloadPass(7)), 'myt-qr.pdf'],
  ['/appointments/51/generate_pdf', PDF, (dispatch) => dispatch(downloadSentVisit('51')), 'solicitud-de-visita-51.pdf'],
  ['/justifications/4/download_pdf', PDF, document('Voces que cruzan', 'pdf'), 'voces-que-cruzan.pdf'],
  ['/justifications/4/download_word', WORD, document('Voces que cruzan', 'word'), 'voces-que-cruzan.docx'],
  ['/justifications/4/download_word', OLD_WORD, document('Voces que cruzan', 'word'), 'voces-que-cruzan.doc'],
  ['/justifications/4/download_pdf', PDF, document('¿…?', 'pdf'), 'proyecto-4.pdf'],
])('a download saves the file from %s with the type %s under a specific name', async (path, type, start, name) => {
  const saved = watchSavedFiles()
  answerWithFile(path, type)
  await start(makeStore().dispatch)
  await vi.waitFor(() => expect(saved).toEqual([name]))
})

it.each(['', '<!doctype html><title>Red de la escuela</title>', '{"error":"x"}', 'PK..', ' %PDF-1.4'])(
  'a download fails if the content of the PDF begins with %j',
  async (text) => {
    const saved = watchSavedFiles()
    answerWithFile('/users/7/download_qr_code', PDF, text)
    const store = makeStore()
    await store.dispatch(downloadPass(7))
    expect(selectRequest(store.getState(), downloadPass, 7)).toMatchObject({
      status: 'failed',
      failure: { message: 'Error al descargar el archivo.' },
    })
    expect(saved).toEqual([])
  },
)

it('each document’s download has its own state', async () => {
  const saved = watchSavedFiles()
  answerWithFile('/justifications/4/download_pdf', PDF)
  const store = makeStore()
  await document('Una voz', 'pdf')(store.dispatch)
  await vi.waitFor(() => expect(saved).toHaveLength(1))
  const stateOf = (format: 'pdf' | 'word') =>
    selectRequest(store.getState(), downloadDocument, documentKey('4', format))
  expect(stateOf('pdf')).toEqual({ status: 'done', message: 'Descarga lista.' })
  expect(stateOf('word')).toEqual({ status: 'idle' })
})

it('a download reports an exception thrown by our own code, and shows its own failure message', async () => {
  watchSavedFiles()
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    throw new TypeError('x is not a function')
  })
  const reported: unknown[] = []
  const listen = ({ error }: ErrorEvent) => reported.push(error)
  window.addEventListener('error', listen)
  onTestFinished(() => window.removeEventListener('error', listen))
  answerWithFile('/appointments/51/generate_pdf', PDF)
  const store = makeStore()
  await store.dispatch(downloadSentVisit('51'))
  expect(reported).toEqual([new TypeError('x is not a function')])
  expect(selectRequest(store.getState(), downloadSentVisit, '51')).toMatchObject({
    status: 'failed',
    failure: { kind: 'fault', message: 'No se pudo descargar.' },
  })
})
