import { useId, useState } from 'react'

import type { Requirement } from '@/api/requirements'
import { isFamilyPermission } from '@/content/familyPermission'
import { tickedRequirements } from '@/model/visits'
import { Button } from '@/ui/Button'
import { SafeHtml } from '@/ui/html/SafeHtml'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { Stack } from '@/ui/layout/layout'

import styles from './RequirementChecklist.module.css'

const SEP = '1'
const lists = [
  { typeId: SEP, title: 'SEP' },
  { typeId: '2', title: 'Museo' },
]

interface RequirementChecklistProps {
  userId: number
  appointmentId: string
  requirements: Requirement[]
  /** Opens the permission slips; undefined if the visit requires none. */
  onSlips: (() => void) | undefined
}

/** A visit's requirements with checkboxes, for screen and print. The ticks are stored on this device only. */
export function RequirementChecklist({ userId, appointmentId, requirements, onSlips }: RequirementChecklistProps) {
  const storedTicks = tickedRequirements(userId, appointmentId)
  const [ticked, setTicked] = useState(() => storedTicks.read() ?? [])

  function tick(id: string, isTicked: boolean) {
    const now = isTicked ? [...ticked, id] : ticked.filter((one) => one !== id)
    storedTicks.write(now)
    setTicked(now)
  }

  return (
    <Stack gap={5}>
      <p>
        <output>
          <VisuallyHidden>Requisitos: </VisuallyHidden>
          <span>{`${requirements.filter(({ id }) => ticked.includes(id)).length} de ${requirements.length} listos`}</span>
        </output>
        <span className="no-print">. Lo que marcas se queda en este dispositivo.</span>
      </p>
      {lists.map(({ typeId, title }) => {
        const own = requirements.filter(({ requirement_type_id }) => requirement_type_id === typeId)
        return (
          own.length > 0 && (
            <Stack as="section" gap={2} key={typeId} aria-label={`Requisitos: ${title}`}>
              <h3>{title}</h3>
              <ul>
                {own.map(({ id, content }) => (
                  <Row
                    key={id}
                    html={content}
                    isTicked={ticked.includes(id)}
                    onTick={(is) => tick(id, is)}
                    onSlips={typeId === SEP && isFamilyPermission(content) ? onSlips : undefined}
                  />
                ))}
              </ul>
            </Stack>
          )
        )
      })}
    </Stack>
  )
}

interface RowProps {
  html: string
  isTicked: boolean
  onTick: (isTicked: boolean) => void
  onSlips: (() => void) | undefined
}

function Row({ html, isTicked, onTick, onSlips }: RowProps) {
  const textId = useId()
  return (
    <li className={styles.row}>
      <input
        type="checkbox"
        checked={isTicked}
        aria-labelledby={textId}
        onChange={({ target }) => onTick(target.checked)}
      />
      <div>
        <div id={textId}>
          <SafeHtml html={html} />
        </div>
        {onSlips && (
          <Button tone="plain" size="s" onClick={onSlips}>
            Imprimir los permisos ya llenos
          </Button>
        )}
      </div>
    </li>
  )
}
