import type { ReactNode } from 'react'
import classes from '#platform/table/TwoLines.module.css'

interface TwoLinesProps {
  first: ReactNode
  second?: ReactNode
  /** The first line names the row. */
  strong?: boolean
  /** Codes and dates: each line stays in one piece. */
  unbroken?: boolean
}

/** A cell that says a thing and, below it and quieter, what goes with it. */
export function TwoLines({ first, second, strong, unbroken }: TwoLinesProps) {
  const lines = (
    <>
      {strong ? <span className={classes.strong}>{first}</span> : first}
      {second && <span className={classes.second}>{second}</span>}
    </>
  )
  return unbroken ? <span className={classes.unbroken}>{lines}</span> : lines
}
