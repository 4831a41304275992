import { type ReactNode, useId } from 'react'

import styles from './FormSection.module.css'
import { Stack } from '@/ui/layout/layout'

interface FormSectionProps {
  title: string
  intro?: ReactNode
  children: ReactNode
}

export function FormSection({ title, intro, children }: FormSectionProps) {
  const titleId = useId()
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <Stack gap={2}>
        <h2 className="h3" id={titleId}>
          {title}
        </h2>
        {intro !== undefined && <p className="muted measure">{intro}</p>}
      </Stack>
      {children}
    </section>
  )
}
