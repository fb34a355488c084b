import type { Titik } from '@portal/domain/platform/geo/titik'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Section } from '#platform/page/Section.tsx'
import { useMap } from '#platform/peta/map-files.ts'
import { type DrawnPoint, TitikTitikDrawing } from '#platform/peta/titik/TitikTitikDrawing.tsx'
import classes from '#platform/peta/titik/titik.module.css'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { EmptyState, ErrorState, LoadingRows } from '#platform/ui/states/states.tsx'

interface Point extends Omit<DrawnPoint, 'titik'> {
  /** Undefined for a record without a location. */
  titik: Titik | undefined
  to: string
}

interface TitikTitikMapProps {
  title: string
  trail?: ReactNode
  provinsiId: number
  /** Noun for the points: "pasar". */
  unit: string
  points: readonly Point[] | undefined
  error: unknown
  onRetry: () => void
}

/** A map of records as points in a province, with a list beside it that includes records without a location. */
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
  const router = useRouter()
  if (error) return <ErrorState title="Titik belum dapat dimuat" error={error} onRetry={onRetry} />
  if (map.error) return <ErrorState title="Peta belum dapat dimuat" error={map.error} onRetry={map.retry} />
  if (!points || !map.data || map.isStale) return <LoadingRows rows={4} />
  const placed = points.flatMap(({ titik, ...point }) => (titik ? [{ ...point, titik }] : []))
  const missing = points.length - placed.length
  const said = missing > 0 ? `, ${missing} di antaranya belum bertitik` : ''
  return (
    <Section title={title} text={`${points.length} ${unit}${said}.`}>
      {trail}
      {points.length === 0 ? (
        <EmptyState title={`Belum ada ${unit} di sini`} />
      ) : (
        <div className={classes.points}>
          <TitikTitikDrawing
            label={title}
            words={`${placed.length} titik. Daftar ${unit} di sebelah peta membuka tiap ${unit}.`}
            shape={map.data}
            points={placed}
            onOpen={({ to }) => void router.navigate({ to })}
          />
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
