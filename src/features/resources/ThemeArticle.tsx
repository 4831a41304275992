import { themePictures } from '@/content/pictures'
import type { Testimony, Theme } from '@/content/themes'
import { contentSiteAddress } from '@/model/env'
import { classNames } from '@/ui/classNames'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import { Picture } from '@/ui/Picture'
import { Cluster, Stack } from '@/ui/layout/layout'
import { ProjectButton } from '@/ui/slides/ProjectButton'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

import styles from './ThemeArticle.module.css'

interface ThemeArticleProps {
  theme: Theme
  /** Whether to load the image immediately. Set this for an article in the first viewport. */
  eager: boolean
  onOpenSheet: () => void
}

export function ThemeArticle({ theme, eager, onOpenSheet }: ThemeArticleProps) {
  const { id, name, text, question, moreQuestions, testimony, path } = theme
  const href = contentSiteAddress(path)
  const slides = [question, ...moreQuestions].map((title) => ({ title, art: themePictures[id] }))
  return (
    <article id={id} className={styles.article}>
      <Picture {...themePictures[id]} shape="landscape" className={styles.art} eager={eager} />
      <Stack gap={5}>
        <Stack gap={3}>
          <h2 className="h3" id={`${id}-titulo`} tabIndex={-1}>
            {name}
          </h2>
          <h3 className={classNames(styles.question, 'h2')}>{question}</h3>
        </Stack>
        <p className="muted measure">{text}</p>
        <Cluster gap={4} className="no-print">
          <ProjectButton tone="secondary" load={() => slides}>
            <span>
              Proyectar esta pregunta<VisuallyHidden>: {question}</VisuallyHidden>
            </span>
          </ProjectButton>
          <Button tone="plain" icon="print" onClick={onOpenSheet}>
            <span>
              Hoja para la clase<VisuallyHidden>: {question}</VisuallyHidden>
            </span>
          </Button>
        </Cluster>
        {testimony && <Witness {...testimony} />}
        {href !== '' && (
          <div>
            <ButtonLink tone="plain" icon="external" href={href} rel="noopener">
              <span>
                Explorar «{name}» <VisuallyHidden>(sitio de contenidos del museo)</VisuallyHidden>
              </span>
            </ButtonLink>
          </div>
        )}
      </Stack>
    </article>
  )
}

function Witness({ words, person, source }: Testimony) {
  return (
    <figure className="lit">
      <blockquote className={styles.words}>{words}</blockquote>
      <figcaption>
        <b>{person}</b>, <span>{source}</span>
      </figcaption>
    </figure>
  )
}
