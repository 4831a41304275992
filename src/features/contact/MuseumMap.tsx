import { useEffect, useRef, useState } from 'react'

import sketch from '@/art/croquis.svg'
import { settings } from '@/model/env'
import { Stack } from '@/ui/layout/layout'
import { useInView } from '@/ui/useInView'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

import styles from './MuseumMap.module.css'

const { museum } = settings

/** `allow-same-origin` is safe because the map is cross-origin. */
const permissions = ['allow-scripts', 'allow-same-origin', 'allow-popups', 'allow-popups-to-escape-sandbox'].join(' ')

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
        <img
          src={sketch}
          alt="Croquis: el museo está sobre avenida Juárez, frente a la Alameda Central"
          width="480"
          height="360"
        />
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
        <p className="links">
          <a href={museum.mapUrl} rel="noopener" target="_blank">
            Abrir en mapas <VisuallyHidden>(en otra pestaña)</VisuallyHidden>
          </a>
        </p>
      )}
    </Stack>
  )
}
