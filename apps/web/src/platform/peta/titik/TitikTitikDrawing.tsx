import type { Titik } from '@portal/domain/platform/geo/titik'
import { useId, useRef } from 'react'
import { useDrawingWidth } from '#platform/chart/use-drawing-width.ts'
import { MapStage } from '#platform/peta/MapStage.tsx'
import { type MapShape, spotOf } from '#platform/peta/map-shape.ts'
import { namesIn } from '#platform/peta/titik/map-names.ts'
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

/** Height of a name in pixels. */
const nameSize = 12

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
  const box = useRef<HTMLDivElement>(null)
  const width = useDrawingWidth(box)
  const zoom = useZoom(shape.frame)
  const radius = zoom.view.width / 120
  const place = here && spotOf([here.bujur, here.lintang])
  const size = width > 0 ? (nameSize * zoom.view.width) / width : 0
  const near = points
    .filter((point) => point.near)
    .map(({ nama, titik }) => ({ nama, ...spotOf([titik.bujur, titik.lintang]) }))
  return (
    <div ref={box}>
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
        {size > 0 && (
          <g className={classes.mapNames} fontSize={size} strokeWidth={size / 4}>
            {namesIn(zoom.view, shape.regions, near, size).map(({ text, of, x, y }) => (
              <text key={`${of} ${text} ${x}`} x={x} y={y} data-of={of}>
                {text}
              </text>
            ))}
          </g>
        )}
      </MapStage>
    </div>
  )
}
