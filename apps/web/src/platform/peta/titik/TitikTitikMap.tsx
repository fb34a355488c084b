import type { Titik } from '@portal/domain/platform/geo/titik'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { Section } from '#platform/page/Section.tsx'
import { MapStage } from '#platform/peta/MapStage.tsx'
import { useMap } from '#platform/peta/map-files.ts'
import { type MapShape, spotOf } from '#platform/peta/map-shape.ts'
import classes from '#platform/peta/titik/titik.module.css'
import { useZoom } from '#platform/peta/use-zoom.ts'
import { AppLink } from '#platform/ui/AppLink.tsx'
import { EmptyState, ErrorState, LoadingRows } from '#platform/ui/states.tsx'

interface Point {
  id: number
  nama: string
  note: string
  /** None where nobody has said where it is. */
  titik: Titik | undefined
  to: string
}

interface TitikTitikMapProps {
  title: string
  trail?: ReactNode
  provinsiId: number
  /** What the points are: "pasar". */
  unit: string
  points: readonly Point[] | undefined
  error: unknown
  onRetry: () => void
}

/** Records as points on the outlines of a province, with their names beside it: the map alone would leave some out. */
export function TitikTitikMap({
  title,
  trail,
  provinsiId,
  unit,
  points,
  error,
  onRetry,
}: TitikTitikMapProps) {
  const map = useMap(provinsiId)
  if (error) return <ErrorState title="Titik belum dapat dimuat" error={error} onRetry={onRetry} />
  if (map.error) return <ErrorState title="Peta belum dapat dimuat" error={map.error} onRetry={map.retry} />
  if (!points || !map.data || map.isStale) return <LoadingRows rows={4} />
  const placed = points.filter(({ titik }) => titik !== undefined)
  const missing = points.length - placed.length
  const said = missing > 0 ? `, ${missing} di antaranya belum bertitik` : ''
  return (
    <Section title={title} text={`${points.length} ${unit}${said}.`}>
      {trail}
      {points.length === 0 ? (
        <EmptyState title={`Belum ada ${unit} di sini`} />
      ) : (
        <div className={classes.points}>
          <Drawing title={title} unit={unit} shape={map.data} points={placed} />
          <ul className={classes.names}>
            {points.map(({ id, nama, note, titik, to }) => (
              <li key={id}>
                <AppLink to={to}>{nama}</AppLink>
                <small>
                  {note}
                  {!titik && ' · belum bertitik'}
                </small>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  )
}

interface DrawingProps {
  title: string
  unit: string
  shape: MapShape
  points: readonly Point[]
}

function Drawing({ title, unit, shape, points }: DrawingProps) {
  const id = useId()
  const router = useRouter()
  const zoom = useZoom(shape.frame)
  return (
    <div>
      <p id={`${id}-kata`} className="visually-hidden">
        {points.length} titik. Daftar {unit} di sebelah peta membuka tiap {unit}.
      </p>
      <MapStage label={title} describedBy={`${id}-kata`} zoom={zoom}>
        {shape.regions.map((region) => (
          <path key={region.id} d={region.path} className={classes.ground} />
        ))}
        <path d={shape.edge} className={classes.edge} />
        {points.map(({ id: key, nama, note, titik, to }) => {
          if (!titik) return null
          const { x, y } = spotOf([titik.bujur, titik.lintang])
          return (
            // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the mouse; the names beside are links
            <circle
              key={key}
              cx={x}
              cy={y}
              r={zoom.view.width / 120}
              className={classes.point}
              onClick={() => void router.navigate({ to })}
            >
              <title>{`${nama}, ${note}`}</title>
            </circle>
          )
        })}
      </MapStage>
    </div>
  )
}
