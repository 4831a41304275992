import { themePictures } from '@/content/pictures'
import type { Theme } from '@/content/themes'
import { contentSiteAddress } from '@/model/env'
import { buttonClass } from '@/ui/buttonClass'
import { Icon } from '@/ui/Icon'
import { Picture } from '@/ui/Picture'
import { Stack } from '@/ui/layout/layout'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

import styles from './ThemeArticle.module.css'

interface ThemeArticleProps extends Theme {
  /** Whether to load the image immediately. Set this for an article in the first viewport. */
  eager: boolean
}

export function ThemeArticle({ id, name, line, text, questions, path, eager }: ThemeArticleProps) {
  const href = contentSiteAddress(path)
  return (
    <article id={id} className={styles.article}>
      <Stack gap={3}>
        <h2 id={`${id}-titulo`} tabIndex={-1}>
          {name}
        </h2>
        <p className={styles.line}>{line}</p>
        <p className="measure">{text}</p>
      </Stack>
      <Picture {...themePictures[id]} shape="portrait" className={styles.art} eager={eager} />
      <Stack gap={5} align="start">
        <Stack gap={3}>
          <h3 className={styles.subtitle}>Preguntas para empezar en clase</h3>
          <Stack as="ul" gap={3}>
            {questions.map((question) => (
              <li className={styles.question} key={question}>
                {question}
              </li>
            ))}
          </Stack>
        </Stack>
        {href !== '' && (
          <a href={href} rel="noopener" className={buttonClass({ tone: 'secondary' })}>
            <span className={styles.face}>
              Explorar «{name}» <Icon name="external" />
            </span>{' '}
            <VisuallyHidden>(sitio de contenidos del museo)</VisuallyHidden>
          </a>
        )}
      </Stack>
    </article>
  )
}
