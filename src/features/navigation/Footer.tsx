import { Link } from 'react-router-dom'

import { closedDays, openingHours } from '@/content/openingHours'
import { settings } from '@/model/env'
import { paths } from '@/model/paths'
import { classNames } from '@/ui/classNames'
import { Cluster, Stack } from '@/ui/layout/layout'
import { TelephoneLink } from '@/ui/TelephoneLink'

import { Brand } from './Brand'
import styles from './Footer.module.css'

const { museum } = settings

const help = [
  ['Inicio de la plataforma', paths.home],
  ['En familia', paths.families],
  ['Preguntas frecuentes', paths.faq],
  ['Contacto', paths.contact],
  ['Términos y condiciones', paths.terms],
] as const

const networks = () =>
  [
    ['Facebook', museum.facebookUrl],
    ['Instagram', museum.instagramUrl],
    ['YouTube', museum.youtubeUrl],
    ['X', museum.xUrl],
  ].filter(([, href]) => href !== '')

/** @param isTask whether the page has a task, below which the footer has neither the frieze nor the opening hours */
export function Footer({ isTask = false }: { isTask?: boolean | undefined }) {
  const social = networks()
  return (
    <footer className={classNames(styles.footer, 'on-wall', 'no-print')}>
      {!isTask && <div className={styles.frieze} aria-hidden="true" />}
      <div className="container">
        <div className={styles.columns}>
          <div className={styles.brand}>
            <Brand size="l" />
          </div>
          <Stack gap={3}>
            <h2 className={classNames(styles.title, 'text-title muted')}>Visítanos</h2>
            <address className={styles.address}>
              {museum.address}
              <br />
              <TelephoneLink />
            </address>
            {!isTask && (
              <p className={classNames(styles.hours, 'small muted')} id="horario">
                {openingHours.map(({ days, hours }) => (
                  <span key={days}>
                    {days}, {hours}
                  </span>
                ))}
                <span>{closedDays}</span>
              </p>
            )}
          </Stack>
          <Stack as="nav" gap={3} aria-label="La plataforma">
            <h2 className={classNames(styles.title, 'text-title muted')}>La plataforma</h2>
            <ul className={classNames(styles.list, styles.help)}>
              {help.map(([label, to]) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
              <li>
                <a href={museum.privacyNoticeUrl} rel="noopener">
                  Aviso de privacidad
                </a>
              </li>
            </ul>
          </Stack>
        </div>
        <Cluster gap={2} justify="between" className={styles.base}>
          {social.length > 0 && (
            <nav aria-label="Redes sociales">
              <Cluster as="ul" gap={3} className={styles.list}>
                {social.map(([label, href]) => (
                  <li key={label}>
                    <a href={href} rel="noopener">
                      {label}
                    </a>
                  </li>
                ))}
              </Cluster>
            </nav>
          )}
          <p className={classNames(styles.copyright, 'small muted')}>© Museo Memoria y Tolerancia</p>
        </Cluster>
      </div>
    </footer>
  )
}
