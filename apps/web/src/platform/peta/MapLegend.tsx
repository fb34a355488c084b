import { formatNumber } from '@portal/domain/platform/format'
import { colourOf } from '#platform/peta/map-classes.ts'
import classes from '#platform/peta/peta.module.css'

/** Where each class begins; the last has no end. */
export function MapLegend({ starts, unit, none }: { starts: readonly number[]; unit: string; none: string }) {
  const wide = (start: number, index: number) =>
    `${formatNumber(start)}${index === starts.length - 1 && starts.length > 1 ? '+' : ''}`
  return (
    <div className={classes.legend}>
      {starts.length > 0 && (
        <ol aria-label={`Warna menurut jumlah ${unit}`}>
          {starts.map((start, index) => (
            <li key={start}>
              <i style={{ background: colourOf(index, starts.length) }} aria-hidden="true" />
              {wide(start, index)}
            </li>
          ))}
        </ol>
      )}
      <span className={classes.none}>
        <i aria-hidden="true" />
        {none}
      </span>
    </div>
  )
}
