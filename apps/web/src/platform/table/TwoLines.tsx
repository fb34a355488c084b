import type { ReactNode } from 'react'
import classes from '#platform/table/TwoLines.module.css'

interface TwoLinesProps {
  first: ReactNode
  second?: ReactNode
  /** Emphasizes the first line as the name of the row. */
  strong?: boolean
  /** Prevents line breaks within a line, for codes and dates. */
  unbroken?: boolean
}

/** A cell with a main line and a muted second line. */
export function TwoLines({ first, second, strong, unbroken }: TwoLinesProps) {
  const lines = (
    <>
      {strong ? <span className={classes.strong}>{first}</span> : first}
      {second && <span className={classes.second}>{second}</span>}
    </>
  )
  return unbroken ? <span className={classes.unbroken}>{lines}</span> : lines
}
