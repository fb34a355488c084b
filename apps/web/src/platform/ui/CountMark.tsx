import { formatNumber } from '@portal/domain/platform/format'
import classes from './CountMark.module.css'

export interface CountMarkProps {
  count: number
  /** Something in it waits for the reader. */
  hot?: boolean | undefined
  /** Read out after the number, not shown. */
  note?: string | undefined
}

/** How many there are of what the words before it name. */
export function CountMark({ count, hot, note }: CountMarkProps) {
  return (
    <span className={classes.count} data-hot={hot || undefined}>
      {formatNumber(count)}
      {note && <span className="visually-hidden">, {note}</span>}
    </span>
  )
}
