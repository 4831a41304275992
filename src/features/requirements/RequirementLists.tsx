import { type ReactNode, useId, useState } from 'react'

import type { Requirement } from '@/api/requirements'
import { isFamilyPermission } from '@/content/familyPermission'
import { tickedRequirements } from '@/model/visits'
import { SafeHtml } from '@/ui/html/SafeHtml'
import { Cluster, Columns, Stack } from '@/ui/layout/layout'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

import styles from './RequirementLists.module.css'

const lists = [
  { typeId: '1', title: 'SEP', intro: 'Lo que tu escuela tramita para que el grupo pueda salir.' },
  { typeId: '2', title: 'Museo', intro: 'Lo que el museo te pide para recibir al grupo.' },
]

interface RequirementListsProps {
  requirements: Requirement[]
  heading?: 'h2' | 'h3'
  /** Content below the requirement about the permission that families sign. */
  permission?: ReactNode
  /** Content beside the first heading. */
  action?: ReactNode
  checks?: { ticked: readonly string[]; onTick: (id: string, isTicked: boolean) => void }
}

/** The requirements of the ministry of education (SEP) and of the museum. Each has an empty box, for a pen on paper. */
export function RequirementLists({ requirements, heading: Heading = 'h2', action, ...row }: RequirementListsProps) {
  // A visit's lists are in half of the page, where two columns are too narrow for tables.
  const Lists = row.checks ? Stack : Columns
  return (
    <Lists gap={7}>
      {lists.map(({ typeId, title, intro }, index) => {
        const own = requirements.filter(({ requirement_type_id }) => requirement_type_id === typeId)
        const titleId = `requirements-${typeId}`
        return (
          <Stack as="section" gap={3} key={typeId} aria-labelledby={titleId}>
            <Cluster gap={3} justify="between" style={{ minHeight: 'var(--h-control-s)' }}>
              <Heading id={titleId}>{title}</Heading>
              {index === 0 && action}
            </Cluster>
            <p className="muted measure">{intro}</p>
            {own.length === 0 ? (
              <p>Por ahora no hay requisitos en esta lista.</p>
            ) : (
              <ul className="rows">
                {own.map((requirement) => (
                  <Row key={requirement.id} {...requirement} {...row} />
                ))}
              </ul>
            )}
          </Stack>
        )
      })}
    </Lists>
  )
}

type RowProps = Requirement & Pick<RequirementListsProps, 'permission' | 'checks'>

function Row({ id, content, permission, checks }: RowProps) {
  const textId = useId()
  return (
    <li className={checks ? `${styles.checked} beside` : styles.unchecked}>
      {checks && (
        <input
          className="tick"
          type="checkbox"
          checked={checks.ticked.includes(id)}
          aria-labelledby={textId}
          onChange={({ target }) => checks.onTick(id, target.checked)}
        />
      )}
      <Stack gap={3}>
        <div id={textId}>
          <SafeHtml html={content} />
        </div>
        {permission && isFamilyPermission(content) && <div className="no-print">{permission}</div>}
      </Stack>
    </li>
  )
}

interface RequirementChecklistProps {
  userId: number
  appointmentId: string
  requirements: Requirement[]
}

/** A visit's requirements with checkboxes, for screen and print. The ticks are stored on this device only. */
export function RequirementChecklist({ userId, appointmentId, requirements }: RequirementChecklistProps) {
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
      <RequirementLists requirements={requirements} heading="h3" checks={{ ticked, onTick: tick }} />
    </Stack>
  )
}
