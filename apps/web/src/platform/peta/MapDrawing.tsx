import { Choropleth, type ChoroplethProps } from '#platform/peta/Choropleth.tsx'
import { MapLegend } from '#platform/peta/MapLegend.tsx'
import { mapClasses } from '#platform/peta/map-classes.ts'
import { useMap } from '#platform/peta/map-files.ts'
import styles from '#platform/peta/peta.module.css'
import { ErrorState, LoadingRows } from '#platform/ui/states/states.tsx'

export interface MapDrawingProps extends Omit<ChoroplethProps, 'shape' | 'classes'> {
  /** All provinces, or the id of the province whose cities the map shows. */
  map: 'provinsi' | number
  /** Meaning of the hatch: "Belum ada registrasi". */
  none: string
}

/** A map drawing. It fetches the outlines when figures are available. */
export function MapDrawing({ map, none, ...drawing }: MapDrawingProps) {
  const { data, error, isStale, retry } = useMap(map)
  const classes = mapClasses(drawing.figures.map(({ value }) => value))
  return (
    <div>
      {error ? (
        <ErrorState title="Peta belum dapat dimuat" error={error} onRetry={retry} />
      ) : data && !isStale ? (
        <Choropleth {...drawing} shape={data} classes={classes} />
      ) : (
        <div className={styles.waiting}>
          <LoadingRows rows={4} />
        </div>
      )}
      <MapLegend classes={classes} unit={drawing.words.unit} none={none} />
      <p className={styles.source}>
        Batas wilayah: cahyadsn/wilayah_boundaries (MIT), disederhanakan; bukan rujukan batas yang resmi.
      </p>
    </div>
  )
}
