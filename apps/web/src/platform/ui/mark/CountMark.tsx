import { formatNumber } from '@portal/domain/platform/format'
import classes from './CountMark.module.css'

export interface CountMarkProps {
  count: number
  /** The count is a lower bound; counting stopped there. */
  more?: boolean | undefined
  /** Highlights items that wait for the user. */
  hot?: boolean | undefined
  /** Extra text for screen readers after the number. */
  note?: string | undefined
}

/** The place of a count that is on its way. */
export const CountPlace = () => <span className={classes.count} aria-hidden="true" />

export function CountMark({ count, more, hot, note }: CountMarkProps) {
  return (
    <span className={classes.count} data-hot={hot || undefined}>
      {formatNumber(count)}
      {more && (
        <>
          <span aria-hidden="true">+</span>
          <span className="visually-hidden"> atau lebih</span>
        </>
      )}
      {note && <span className="visually-hidden">, {note}</span>}
    </span>
  )
}
