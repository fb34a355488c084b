import { formatNumber } from '@portal/domain/platform/format'
import classes from './CountMark.module.css'

export interface CountMarkProps {
  count: number
  /** Counting stopped there: there are more. */
  more?: boolean | undefined
  /** Something in it waits for the reader. */
  hot?: boolean | undefined
  /** Read out after the number, not shown. */
  note?: string | undefined
}

/** How many there are of what the words before it name. */
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
