import { useEffect, useRef, useState } from 'react'

import { settings } from '@/lib/env'
import { Stack } from '@/ui/layout/layout'
import { useInView } from '@/ui/useInView'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

import styles from './MuseumMap.module.css'

const { museum } = settings

/** `allow-same-origin` is safe because the map is cross-origin. */
const permissions = ['allow-scripts', 'allow-same-origin', 'allow-popups', 'allow-popups-to-escape-sandbox'].join(' ')

const BLOCKS =
  'M-10 20h120v96H-10zM126 20h150v96H126zM292 20h160v96H292zM468 20h190v96H468zM-10 276h96v60H-10zM102 276h120v60H102zM400 276h112v60H400zM528 276h130v60H528zM-10 352h96v60H-10zM102 352h120v60H102zM238 352h146v60H238zM400 352h112v60H400zM528 352h130v60H528zM528 134h130v112H528zM-10 134h70v112H-10z'

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
      <svg
        className={styles.sketch}
        viewBox="0 0 640 400"
        aria-hidden="true"
        focusable="false"
        preserveAspectRatio="xMidYMid slice"
      >
        {/* In order: streets, blocks, park and paths, avenue, museum with its light and door. */}
        <path fill="var(--line)" d="M0 0h640v400H0z" />
        <path fill="var(--sunken)" d={BLOCKS} />
        <path fill="#a9cdb9" d="M78 134h432v112H78z" />
        <path
          fill="none"
          stroke="var(--line)"
          strokeWidth="5"
          d="M78 190h432M294 134v112M186 134L294 190 186 246M402 134L294 190l108 56"
        />
        <path fill="var(--surface)" d="M0 250h640v22H0z" />
        <path fill="var(--wall)" d="M238 276h146v60H238z" />
        <path fill="var(--light)" opacity="0.9" d="M299 276h24l40-46H259z" />
        <path fill="var(--dawn)" d="M299 282h24v30h-24z" />
        <text className={styles.name} x="98" y="164">
          Alameda Central
        </text>
        <text className={styles.name} x="20" y="267">
          Av. Juárez
        </text>
        <text className={styles.here} x="311" y="330" textAnchor="middle">
          Museo
        </text>
      </svg>
      <figcaption>
        <VisuallyHidden>Croquis: el museo está sobre avenida Juárez, frente a la Alameda Central</VisuallyHidden>
      </figcaption>
    </figure>
  )
}
