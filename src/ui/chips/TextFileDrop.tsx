import { useEffect, useEffectEvent, useState } from 'react'

import { readTextFile, type ReadTextFile } from '@/lib/textFile'
import { classNames } from '@/ui/classNames'
import { Icon } from '@/ui/Icon'
import { FieldError } from '@/ui/form/FieldFrame'
import { Cluster } from '@/ui/layout/layout'
import styles from './TextFileDrop.module.css'

interface TextFileDropProps {
  id: string
  label: string
  hint: string
  /** @returns an error message, if the text cannot be used */
  onText: (text: string, fileName: string) => string | undefined
}

type Problem = Extract<ReadTextFile, { problem: string }>['problem']

const SENTENCES: Record<Problem, (name: string) => string> = {
  'not-text': (name) =>
    `«${name}» no es un archivo CSV ni de texto. En tu hoja de cálculo elige «Guardar como», después «CSV», y suelta aquí ese archivo. También puedes copiar la columna y pegarla arriba.`,
  'too-big': (name) => `«${name}» pesa más de 1 MB. Guarda solo la columna que necesitas en otro archivo y elígelo.`,
  unreadable: (name) => `No pudimos abrir «${name}». Ciérralo en los otros programas y elígelo otra vez.`,
}

const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false

/** A file input for text files. Files can be dropped anywhere: elsewhere on the page the browser would open them instead. */
export function TextFileDrop({ id, label, hint, onText }: TextFileDropProps) {
  const [isOver, setIsOver] = useState(false)
  const [problems, setProblems] = useState<string[]>([])

  async function take(files: Iterable<File>) {
    const found: string[] = []
    for (const file of files) {
      const read = await readTextFile(file)
      const problem = 'text' in read ? onText(read.text, file.name) : SENTENCES[read.problem](file.name)
      if (problem !== undefined) found.push(problem)
    }
    setProblems(found)
  }
  const drop = useEffectEvent((files: FileList) => void take(files))

  useEffect(() => {
    const listening = new AbortController()
    const on = (type: 'dragover' | 'dragleave' | 'drop', act: (event: DragEvent) => void) =>
      window.addEventListener(type, (event) => carriesFiles(event) && act(event), { signal: listening.signal })
    on('dragover', (event) => {
      event.preventDefault()
      setIsOver(true)
    })
    on('dragleave', ({ relatedTarget }) => relatedTarget === null && setIsOver(false))
    on('drop', (event) => {
      event.preventDefault()
      setIsOver(false)
      if (event.dataTransfer) drop(event.dataTransfer.files)
    })
    return () => listening.abort()
  }, [])

  return (
    <div>
      <Cluster gap={3} className={classNames(styles.zone, 'no-print')} data-over={isOver || undefined}>
        <input
          className={styles.input}
          id={id}
          type="file"
          multiple
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          aria-describedby={problems.length > 0 ? `${id}-hint ${id}-error` : `${id}-hint`}
          onChange={({ target }) => {
            void take([...(target.files ?? [])])
            // Emptied, so that choosing the same file again is a change event.
            target.value = ''
          }}
        />
        <label className={styles.label} htmlFor={id}>
          <Icon name="plus" size="s" />
          {label}
        </label>
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      </Cluster>
      <div role="alert">
        <FieldError name={id} error={problems.length === 0 ? undefined : problems.join(' ')} />
      </div>
    </div>
  )
}
