import { themePictures } from '@/content/pictures'
import type { Theme } from '@/content/themes'
import { contentSiteAddress } from '@/model/env'
import { classNames } from '@/ui/classNames'
import { ButtonLink } from '@/ui/ButtonLink'
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
        <p className="lead muted">{line}</p>
        <p className="measure">{text}</p>
      </Stack>
      <Picture {...themePictures[id]} shape="portrait" className={styles.art} eager={eager} />
      <Stack gap={5} align="start">
        <Stack gap={3}>
          <h3 className="text-title">Preguntas para empezar en clase</h3>
          <Stack as="ul" gap={3}>
            {questions.map((question) => (
              <li className={classNames(styles.question, 'h4')} key={question}>
                {question}
              </li>
            ))}
          </Stack>
        </Stack>
        {href !== '' && (
          <ButtonLink tone="secondary" icon="external" href={href} rel="noopener">
            <span>
              Explorar «{name}» <VisuallyHidden>(sitio de contenidos del museo)</VisuallyHidden>
            </span>
          </ButtonLink>
        )}
      </Stack>
    </article>
  )
}
