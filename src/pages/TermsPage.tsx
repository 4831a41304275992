import { Link } from 'react-router-dom'

import lamp from '@/art/lampara-documento.svg'
import { terms, type TermsSection, termsVersion } from '@/content/terms'
import { classNames } from '@/ui/classNames'
import { DetailsSummary } from '@/ui/DetailsSummary'
import { Page } from '@/ui/page/Page'
import { Stack } from '@/ui/layout/layout'
import { useHashTarget } from '@/ui/useHashTarget'

import styles from './TermsPage.module.css'

export function TermsPage() {
  useHashTarget()

  return (
    <Page lamp={lamp} title="Términos y condiciones" description="Para usar esta plataforma y preparar tu visita.">
      <div className={classNames(styles.layout, 'raised')}>
        <div className={classNames(styles.folded, 'rows no-print')}>
          <details>
            <DetailsSummary title="En esta página" heading="h2" />
            <Index />
          </details>
        </div>
        <Stack as="nav" gap={2} className={classNames(styles.beside, 'sticky no-print')} aria-labelledby="indice">
          <h2 className="text-title" id="indice">
            En esta página
          </h2>
          <Index />
        </Stack>
        <Stack gap={7} className="measure">
          <p className="muted">
            Versión {termsVersion.number}, {termsVersion.date}
          </p>
          {terms.map((section) => (
            <Section key={section.id} {...section} />
          ))}
        </Stack>
      </div>
    </Page>
  )
}

function Index() {
  return (
    <ol className="rows">
      {terms.map(({ id, title }) => (
        <li key={id}>
          <Link className={styles.indexLink} to={`#${id}`}>
            {title}
          </Link>
        </li>
      ))}
    </ol>
  )
}

function Section({ id, title, texts, link }: TermsSection) {
  return (
    <Stack as="section" gap={4} aria-labelledby={id}>
      <h2 className="h3" id={id} tabIndex={-1}>
        {title}
      </h2>
      {texts.map((text) =>
        typeof text === 'string' ? (
          <p key={text}>{text}</p>
        ) : (
          <Stack as="ul" gap={2} className="bullets" key={text[0]}>
            {text.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </Stack>
        ),
      )}
      {link && (
        <p>
          <a href={link.href} rel="noopener">
            {link.label}
          </a>
        </p>
      )}
    </Stack>
  )
}
