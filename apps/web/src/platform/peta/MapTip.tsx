import { type MapFigure, rankOf, shown } from '#platform/peta/map-figures.ts'
import classes from '#platform/peta/peta.module.css'

export interface TipPlace {
  id: number
  path: DOMRect
  sheet: DOMRect
}

interface MapTipProps {
  place: TipPlace
  figure: MapFigure
  figures: readonly MapFigure[]
  unit: string
}

const tipWidth = 208

/**
 * A tooltip with the figures of a region. It is hidden from screen readers, because the focused region announces the
 * same figures.
 */
export function MapTip({ place: { path, sheet }, figure, figures, unit }: MapTipProps) {
  const width = Math.min(tipWidth, sheet.width)
  const middle = (path.left + path.right) / 2 - sheet.left
  const left = Math.min(Math.max(middle - width / 2, 0), sheet.width - width)
  const below = (path.top + path.bottom) / 2 < sheet.top + sheet.height / 2
  const rank = rankOf(figures, figure)
  const place = below ? { top: path.bottom - sheet.top + 8 } : { bottom: sheet.bottom - path.top + 8 }
  return (
    <div className={classes.tip} aria-hidden="true" style={{ left, width, ...place }}>
      <b>{figure.nama}</b>
      <dl>
        <div>
          <dt>{unit}</dt>
          <dd>{shown(figure.value)}</dd>
        </div>
        {figure.more?.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{shown(value)}</dd>
          </div>
        ))}
        <div>
          <dt>Peringkat</dt>
          <dd>{rank ? `${rank} dari ${figures.length}` : '–'}</dd>
        </div>
      </dl>
    </div>
  )
}
