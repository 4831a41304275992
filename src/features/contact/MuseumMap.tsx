import { useEffect, useRef, useState } from 'react'

import { settings } from '@/lib/env'
import { Button } from '@/ui/Button'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

import { MapSketch } from './MapSketch'
import styles from './MuseumMap.module.css'

const { museum } = settings

/** `allow-same-origin` is safe, because the map is of another origin than this site. */
const permissions = ['allow-scripts', 'allow-same-origin', 'allow-popups', 'allow-popups-to-escape-sandbox'].join(' ')

/** A sketch of the way. The real map, from another site, is loaded only on request. */
export function MuseumMap() {
  const [isAsked, setIsAsked] = useState(false)
  const frameRef = useRef<HTMLIFrameElement>(null)

  useEffect(() => {
    if (isAsked) frameRef.current?.focus()
  }, [isAsked])

  return (
    <div className={styles.map}>
      <div className={styles.picture}>
        {isAsked ? (
          <iframe
            ref={frameRef}
            className={styles.frame}
            src={museum.mapEmbedUrl}
            title="Mapa: el museo y sus alrededores"
            sandbox={permissions}
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : (
          <MapSketch />
        )}
      </div>
      <div className={styles.ways}>
        {!isAsked && (
          <Button tone="secondary" size="s" icon="pin" onClick={() => setIsAsked(true)}>
            Ver el mapa aquí
          </Button>
        )}
        <a className={styles.link} href={museum.mapUrl} rel="noopener" target="_blank">
          Abrir en mapas <VisuallyHidden>(en otra pestaña)</VisuallyHidden>
        </a>
      </div>
    </div>
  )
}
