import classes from '#platform/queue/Queue.module.css'
import { keptHeight } from '#platform/ui/states/kept-height.ts'
import bars from '#platform/ui/states/states.module.css'

/** A queue before its rows are known: as high as it was the last time, or as high as the first screen. */
export function QueueSkeleton({ keep, rows = 12 }: { keep: string; rows?: number }) {
  return (
    <div className={classes.queue} style={{ height: keptHeight(keep) }} role="status" data-holds>
      <span className="visually-hidden">Memuat…</span>
      <div className={`${classes.head} ${bars.bars}`} aria-hidden="true">
        <span />
      </div>
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars are all alike and never move
        <div key={index} className={`${classes.row} ${bars.bars}`} aria-hidden="true">
          <span />
          <span />
          <span />
          <span />
        </div>
      ))}
    </div>
  )
}
