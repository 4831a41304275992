import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react'

import { scannedPass } from '@/model/freePass'
import { Button } from '@/ui/Button'
import control from '@/ui/Control.module.css'
import { Note } from '@/ui/Note'
import { lazyNamed } from '@/ui/lazyNamed'
import { Cluster, Stack } from '@/ui/layout/layout'

import styles from './NextCode.module.css'
import { usCharacter } from './usKeyboard'

const CodeCamera = lazyNamed(() => import('./CodeCamera'), 'CodeCamera')

const UNLOADED = 'No se pudo cargar la cámara.'
const UNUSABLE = 'No se pudo usar la cámara. Permítela en el navegador, o lee el código con la cámara del teléfono.'

interface NextCodeProps {
  fieldRef: RefObject<HTMLInputElement | null>
  /** The ids of the elements that describe the outcome. Screen readers read them when the field receives focus. */
  describedBy: string
  /** The number of codes since the last pass or press that are not a pass of this site. */
  others: number
  /** Receives the query string of the pass's link; null if the code is not a pass of this site. */
  onCode: (search: string | null) => void
}

/** The field that receives the input of a barcode scanner and, where the browser reads codes, the camera. */
export function NextCode({ fieldRef, describedBy, others, onCode }: NextCodeProps) {
  const [isCameraOn, setIsCameraOn] = useState(false)
  const [cameraFailure, setCameraFailure] = useState<string | null>(null)
  const keysRef = useScanner(fieldRef)
  useEffect(() => {
    if (others === 0) return
    fieldRef.current?.focus()
    fieldRef.current?.scrollIntoView({ block: 'nearest' })
  }, [others, fieldRef])

  function read(...texts: string[]) {
    const [search = null] = texts.flatMap((text) => scannedPass(text, window.location.host) ?? [])
    endCamera(null)
    onCode(search)
  }

  function endCamera(failure: string | null) {
    setIsCameraOn(false)
    setCameraFailure(failure)
  }

  function toggleCamera() {
    endCamera(null)
    if (!isCameraOn)
      CodeCamera.load().then(
        () => setIsCameraOn(true),
        () => endCamera(UNLOADED),
      )
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const field = fieldRef.current
    if (!field || field.value.trim() === '') return
    read(field.value, keysRef.current)
    field.value = ''
    keysRef.current = ''
  }

  return (
    <Stack gap={3}>
      {others > 0 && (
        <Note key={others} tone="warn" title="Eso no es un pase de este sitio." live="assertive">
          Lee otra vez el código QR completo.
        </Note>
      )}
      {isCameraOn && <CodeCamera onRead={read} onFail={() => endCamera(UNUSABLE)} />}
      {cameraFailure !== null && <Note tone="warn" title={cameraFailure} live="assertive" />}
      <Cluster gap={3} align="end">
        <form className={styles.form} onSubmit={submit}>
          <label className={styles.label} htmlFor="siguiente-codigo">
            Siguiente código
          </label>
          {/* Without the on-screen keyboard, which would cover the result. */}
          <input
            ref={fieldRef}
            className={control.control}
            id="siguiente-codigo"
            aria-describedby={describedBy}
            autoComplete="off"
            inputMode="none"
            spellCheck={false}
          />
        </form>
        {'BarcodeDetector' in window && (
          <Button tone="ghostWall" onClick={toggleCamera}>
            {isCameraOn ? 'Apagar la cámara' : 'Usar la cámara'}
          </Button>
        )}
      </Cluster>
    </Stack>
  )
}

/** Enter within this time after a character or another Enter is the end of a scanned code. */
const SCANNER_PAUSE_MS = 300
/** People hold a key for longer. */
const SCANNER_HOLD_MS = 20

/**
 * Moves a scanner's input to the field, whatever has focus, without a second Enter or a first space pressing a button.
 * @returns the code as a US keyboard types it, because the computer's layout may differ from the scanner's
 */
function useScanner(fieldRef: RefObject<HTMLInputElement | null>): RefObject<string> {
  const keysRef = useRef('')
  useEffect(() => {
    let typedAt = -Infinity
    let spaceAt = -Infinity

    function readKey(event: KeyboardEvent) {
      // The time of the press, because a slow computer handles it later.
      const { key, ctrlKey, metaKey, target, timeStamp } = event
      const isInField = target === fieldRef.current
      if (key === 'Enter' && !isInField && timeStamp - typedAt <= SCANNER_PAUSE_MS) event.preventDefault()
      if (key === 'Enter' && isInField) typedAt = timeStamp
      if (key === ' ') spaceAt = timeStamp
      if (key.length !== 1 || key === ' ' || ctrlKey || metaKey) return
      typedAt = timeStamp
      keysRef.current += usCharacter(event)
      // The browser then types the character into the field.
      if (!isInField) fieldRef.current?.focus()
    }

    /** Releasing the space bar clicks a button. */
    function endKey(event: KeyboardEvent) {
      const isShort = event.timeStamp - spaceAt < SCANNER_HOLD_MS
      if (event.key === ' ' && isShort && event.target instanceof HTMLButtonElement) event.preventDefault()
    }

    document.addEventListener('keydown', readKey, true)
    document.addEventListener('keyup', endKey, true)
    return () => {
      document.removeEventListener('keydown', readKey, true)
      document.removeEventListener('keyup', endKey, true)
    }
  }, [fieldRef])
  return keysRef
}
