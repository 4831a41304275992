import { useEffect, useRef, useState } from 'react'

import { settings } from '@/model/env'
import { Stack } from '@/ui/layout/layout'
import { useInView } from '@/ui/useInView'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

import styles from './MuseumMap.module.css'

const { museum } = settings

/** `allow-same-origin` is safe because the map is cross-origin. */
const permissions = ['allow-scripts', 'allow-same-origin', 'allow-popups', 'allow-popups-to-escape-sandbox'].join(' ')

const BLOCKS = 'M-10-10H20V156H-10zM40-10H440V14H40zM460-10h30V156h-30zM-10 210H150v100H-10zM330 210H490v100H330z'

/** A sketch of the area. When the sketch is near the viewport, an embedded map loads and covers the sketch. */
export function MuseumMap() {
  const mapRef = useRef<HTMLDivElement>(null)
  const isNear = useInView(mapRef, '200px')
  const [isReachable, setIsReachable] = useState(false)
  const [isLoaded, setIsLoaded] = useState(false)

  useEffect(() => {
    if (!isNear || isReachable || museum.mapEmbedUrl === '') return undefined
    const fetching = new AbortController()
    // An iframe also fires `load` for the browser's error page, so this request first checks that the map is reachable.
    fetch(museum.mapEmbedUrl, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', signal: fetching.signal }).then(
      () => setIsReachable(true),
      () => undefined,
    )
    return () => fetching.abort()
  }, [isNear, isReachable])

  return (
    <Stack gap={3} className="no-print">
      <div className={styles.picture} ref={mapRef}>
        <MapSketch />
        {isReachable && (
          <iframe
            className={styles.frame}
            data-loaded={isLoaded || undefined}
            src={museum.mapEmbedUrl}
            title="Mapa: el museo y sus alrededores"
            loading="lazy"
            sandbox={permissions}
            referrerPolicy="strict-origin-when-cross-origin"
            onLoad={() => setIsLoaded(true)}
          />
        )}
      </div>
      {museum.mapUrl !== '' && (
        <a className={styles.link} href={museum.mapUrl} rel="noopener" target="_blank">
          Abrir en mapas <VisuallyHidden>(en otra pestaña)</VisuallyHidden>
        </a>
      )}
    </Stack>
  )
}

/** A sketch of the museum and the park in front of it, not to scale. */
function MapSketch() {
  return (
    <figure>
      <svg className={styles.sketch} aria-hidden="true" focusable="false">
        <svg viewBox="0 0 480 300" preserveAspectRatio="xMidYMid slice">
          {/* In order: streets, blocks, park and paths, avenue, museum with its light and door. */}
          <path fill="var(--line)" d="M0 0h480v300H0z" />
          <path fill="var(--sunken)" d={BLOCKS} />
          <path fill="#a9cdb9" d="M40 30h400v122H40z" />
          <path
            fill="none"
            stroke="var(--line)"
            strokeWidth="5"
            d="M40 91h400M240 30v122M140 30l200 122M340 30L140 152"
          />
          <circle fill="#a9cdb9" stroke="var(--line)" strokeWidth="5" cx="240" cy="91" r="14" />
          <path fill="var(--surface)" d="M0 158h480v44H0z" />
          <path fill="var(--wall)" d="M170 210h140v100H170z" />
          <path fill="var(--light)" d="M228 212h24l48-74H180z" />
          <path fill="var(--dawn)" d="M228 212h24v40h-24z" />
        </svg>
        {/* Outside the drawing, so that the labels keep their size when the drawing shrinks. */}
        <text className={styles.name} x="50%" y="18%" dy=".35em" textAnchor="middle">
          Alameda Central
        </text>
        <text className={styles.name} x="5%" y="60%" dy=".35em">
          Av. Juárez
        </text>
        <text className={styles.here} x="50%" y="91%" dy=".35em" textAnchor="middle">
          Museo
        </text>
      </svg>
      <figcaption>
        <VisuallyHidden>Croquis: el museo está sobre avenida Juárez, frente a la Alameda Central</VisuallyHidden>
      </figcaption>
    </figure>
  )
}
