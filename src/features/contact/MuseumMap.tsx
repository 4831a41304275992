import { useEffect, useRef, useState } from 'react'

import { settings } from '@/lib/env'
import { useInView } from '@/ui/useInView'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

import { MapSketch } from './MapSketch'
import styles from './MuseumMap.module.css'

const { museum } = settings

/** `allow-same-origin` is safe, because the map is of another origin than this site. */
const permissions = ['allow-scripts', 'allow-same-origin', 'allow-popups', 'allow-popups-to-escape-sandbox'].join(' ')

/** A sketch of the way, and over it the real map of another site, once it is near the viewport and can be reached. */
export function MuseumMap() {
  const mapRef = useRef<HTMLDivElement>(null)
  const isNear = useInView(mapRef, '200px')
  const [isReachable, setIsReachable] = useState(false)
  const [isLoaded, setIsLoaded] = useState(false)

  useEffect(() => {
    if (!isNear || isReachable || museum.mapEmbedUrl === '') return undefined
    const left = new AbortController()
    // A frame does not tell whether its page came or the browser's own page about the failure.
    fetch(museum.mapEmbedUrl, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', signal: left.signal }).then(
      () => setIsReachable(true),
      () => undefined,
    )
    return () => left.abort()
  }, [isNear, isReachable])

  return (
    <div className={styles.map} ref={mapRef}>
      <div className={styles.picture}>
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
      <a className={styles.link} href={museum.mapUrl} rel="noopener" target="_blank">
        Abrir en mapas <VisuallyHidden>(en otra pestaña)</VisuallyHidden>
      </a>
    </div>
  )
}
