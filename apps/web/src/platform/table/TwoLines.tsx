import type { ReactNode } from 'react'
import classes from '#platform/table/TwoLines.module.css'

interface TwoLinesProps {
  first: ReactNode
  second?: ReactNode
  /** The first line names the row. */
  strong?: boolean
}

/** A cell that says a thing and, below it and quieter, what goes with it. */
export function TwoLines({ first, second, strong }: TwoLinesProps) {
  return (
    <>
      {strong ? <span className={classes.strong}>{first}</span> : first}
      {second && <span className={classes.second}>{second}</span>}
    </>
  )
}
