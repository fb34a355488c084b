import { Choropleth, type ChoroplethProps } from '#platform/peta/Choropleth.tsx'
import { MapLegend } from '#platform/peta/MapLegend.tsx'
import { classStarts } from '#platform/peta/map-classes.ts'
import { useMap } from '#platform/peta/map-files.ts'
import classes from '#platform/peta/peta.module.css'
import { ErrorState, LoadingRows } from '#platform/ui/states/states.tsx'

export interface MapDrawingProps extends Omit<ChoroplethProps, 'shape' | 'starts'> {
  /** The provinces, or the cities of one. */
  map: 'provinsi' | number
  /** What the hatch means: "Belum ada registrasi". */
  none: string
}

/** Outlines are fetched when there is something to draw in them. */
export function MapDrawing({ map, none, ...drawing }: MapDrawingProps) {
  const { data, error, isStale, retry } = useMap(map)
  const starts = classStarts(drawing.figures.map(({ value }) => value))
  return (
    <div>
      {error ? (
        <ErrorState title="Peta belum dapat dimuat" error={error} onRetry={retry} />
      ) : data && !isStale ? (
        <Choropleth {...drawing} shape={data} starts={starts} />
      ) : (
        <div className={classes.waiting}>
          <LoadingRows rows={4} />
        </div>
      )}
      <MapLegend starts={starts} unit={drawing.words.unit} none={none} />
      <p className={classes.source}>
        Batas wilayah: cahyadsn/wilayah_boundaries (MIT), disederhanakan; bukan rujukan batas yang resmi.
      </p>
    </div>
  )
}
