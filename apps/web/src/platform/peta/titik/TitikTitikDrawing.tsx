import type { Titik } from '@portal/domain/platform/geo/titik'
import { useId } from 'react'
import { MapStage } from '#platform/peta/MapStage.tsx'
import { type MapShape, spotOf } from '#platform/peta/map-shape.ts'
import classes from '#platform/peta/titik/titik.module.css'
import { useZoom } from '#platform/peta/use-zoom.ts'

export interface DrawnPoint {
  id: number
  nama: string
  note: string
  titik: Titik
  /** Highlights a point that the text beside the map mentions. */
  near?: boolean
}

interface TitikTitikDrawingProps<P extends DrawnPoint> {
  label: string
  words: string
  shape: MapShape
  points: readonly P[]
  here?: Titik | undefined
  onOpen?: ((point: P) => void) | undefined
}

export function TitikTitikDrawing<P extends DrawnPoint>({
  label,
  words,
  shape,
  points,
  here,
  onOpen,
}: TitikTitikDrawingProps<P>) {
  const id = useId()
  const zoom = useZoom(shape.frame)
  const radius = zoom.view.width / 120
  const place = here && spotOf([here.bujur, here.lintang])
  return (
    <div>
      <p id={`${id}-kata`} className="visually-hidden">
        {words}
      </p>
      <MapStage label={label} describedBy={`${id}-kata`} zoom={zoom}>
        {shape.regions.map((region) => (
          <path key={region.id} d={region.path} className={classes.ground} />
        ))}
        <path d={shape.edge} className={classes.edge} />
        {place && <circle cx={place.x} cy={place.y} r={radius * 2} className={classes.here} />}
        {points.map((point) => {
          const { x, y } = spotOf([point.titik.bujur, point.titik.lintang])
          return (
            // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the mouse; the names beside are links
            <circle
              key={point.id}
              cx={x}
              cy={y}
              r={point.near ? radius * 1.4 : radius}
              className={classes.point}
              data-near={point.near || undefined}
              onClick={onOpen && (() => onOpen(point))}
            >
              <title>{`${point.nama}, ${point.note}`}</title>
            </circle>
          )
        })}
      </MapStage>
    </div>
  )
}
