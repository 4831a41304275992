import { type ReactNode, useId } from 'react'

import { FormLayout } from '@/ui/form/FormLayout'
import { Stack } from '@/ui/layout/layout'

import styles from './FormSection.module.css'

export interface FormSectionProps {
  title: string
  intro?: ReactNode
  pairs?: boolean
  children: ReactNode
}

export function FormSection({ title, intro, pairs, children }: FormSectionProps) {
  const titleId = useId()
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <Stack gap={1}>
        <h2 className="h3" id={titleId}>
          {title}
        </h2>
        {intro !== undefined && <p className="muted measure">{intro}</p>}
      </Stack>
      <FormLayout pairs={pairs}>{children}</FormLayout>
    </section>
  )
}
