import { type ReactNode, useId } from 'react'

import { FormLayout } from '@/ui/form/FormLayout'
import { Cluster, Stack } from '@/ui/layout/layout'

import styles from './FormSection.module.css'

export interface FormSectionProps {
  title: string
  part?: `${number} de ${number}`
  intro?: ReactNode
  pairs?: boolean
  children: ReactNode
}

export function FormSection({ title, part, intro, pairs, children }: FormSectionProps) {
  const titleId = useId()
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <Stack gap={1}>
        <Cluster gap={3} align="baseline" justify="between">
          <h2 className="h3" id={titleId}>
            {title}
          </h2>
          {part !== undefined && <p className="small muted">{part}</p>}
        </Cluster>
        {intro !== undefined && <p className="muted measure">{intro}</p>}
      </Stack>
      <FormLayout pairs={pairs}>{children}</FormLayout>
    </section>
  )
}
