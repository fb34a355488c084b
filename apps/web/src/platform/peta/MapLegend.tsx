import { classText, colourOf, type MapClass } from '#platform/peta/map-classes.ts'
import styles from '#platform/peta/peta.module.css'

interface MapLegendProps {
  classes: readonly MapClass[]
  unit: string
  none: string
}

/** Lists the range of each colour; the last range is open. */
export function MapLegend({ classes, unit, none }: MapLegendProps) {
  return (
    <div className={styles.legend}>
      {classes.length > 0 && (
        <ol aria-label={`Warna menurut jumlah ${unit}`}>
          {classes.map(({ from }, place) => (
            <li key={from}>
              <i style={{ background: colourOf(place, classes.length) }} aria-hidden="true" />
              {classText(classes, place)}
            </li>
          ))}
        </ol>
      )}
      <span className={styles.none}>
        <i aria-hidden="true" />
        {none}
      </span>
    </div>
  )
}
