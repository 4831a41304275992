import type { Requirement } from '@/api/requirements'

import { RequirementList } from './RequirementList'
import styles from './RequirementLists.module.css'

const lists = [
  { typeId: '1', title: 'SEP', intro: 'Lo que tu escuela tramita para que el grupo pueda salir.' },
  { typeId: '2', title: 'Museo', intro: 'Lo que el museo te pide para recibir al grupo.' },
]

/** Both lists, side by side where there is room. */
export function RequirementLists({ requirements }: { requirements: Requirement[] }) {
  return (
    <div className={styles.lists}>
      {lists.map(({ typeId, title, intro }) => (
        <RequirementList
          key={typeId}
          title={title}
          intro={intro}
          requirements={requirements.filter(({ requirement_type_id }) => requirement_type_id === typeId)}
        />
      ))}
    </div>
  )
}
