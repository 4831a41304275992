import { Link } from 'react-router-dom'

import type { Requirement } from '@/api/requirements'
import { isFamilyPermission } from '@/content/familyPermission'
import { paths } from '@/model/paths'
import { selectUser } from '@/store/authSlice'
import { useAppSelector } from '@/store/hooks'
import { SafeHtml } from '@/ui/html/SafeHtml'
import { Columns, Stack } from '@/ui/layout/layout'

import styles from './RequirementLists.module.css'

const SEP = '1'
const lists = [
  { typeId: SEP, title: 'SEP', intro: 'Lo que tu escuela tramita para que el grupo pueda salir.' },
  { typeId: '2', title: 'Museo', intro: 'Lo que el museo te pide para recibir al grupo.' },
]

/** The requirements of the ministry of education (SEP) and of the museum. Print shows checkboxes instead of numbers. */
export function RequirementLists({ requirements }: { requirements: Requirement[] }) {
  const user = useAppSelector(selectUser)
  const canRequest = user === null || user.isTeacher
  return (
    <Columns gap={7}>
      {lists.map(({ typeId, title, intro }) => {
        const own = requirements.filter(({ requirement_type_id }) => requirement_type_id === typeId)
        const titleId = `requirements-${typeId}`
        return (
          <Stack as="section" gap={3} key={typeId} aria-labelledby={titleId}>
            <h2 id={titleId}>{title}</h2>
            <p className={styles.intro}>{intro}</p>
            {own.length === 0 ? (
              <p>Por ahora no hay requisitos en esta lista.</p>
            ) : (
              <ol className={styles.list}>
                {own.map(({ id, content }) => (
                  <li className={styles.requirement} key={id}>
                    <SafeHtml html={content} />
                  </li>
                ))}
              </ol>
            )}
            {canRequest && typeId === SEP && own.some(({ content }) => isFamilyPermission(content)) && (
              <p className="no-print">
                Cuando pidas tu visita, <Link to={paths.sentVisit}>imprime los permisos para las familias</Link>, ya
                llenos.
              </p>
            )}
          </Stack>
        )
      })}
    </Columns>
  )
}
