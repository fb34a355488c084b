import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from '#platform/queue/Queue.module.css'
import type { RowLink } from '#platform/table/column.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'

interface QueueRowProps {
  name: string
  /** Number and company. */
  detail: string
  stage: string
  /** What is known about the stage: "sejak 11 November". */
  known?: string | undefined
  /** One element: its first child is the main line, the second is hidden where room is short. */
  deadline: ReactNode
  link: RowLink
  /** The button, named after the next step. */
  action: string
  /** The accessible name of the button, if several rows have the same next step. */
  actionName?: string
  /** Only the first row of a queue is primary. */
  primary?: boolean
}

/** A row of a "waits for me" list: name, stage, deadline, next step. It is at most 68 px high beside other columns. */
export function QueueRow(props: QueueRowProps) {
  const { name, detail, stage, known, deadline, link, action, actionName, primary } = props
  return (
    <li className={classes.row}>
      <span className={classes.name}>
        <AppLink {...link}>{name}</AppLink>
        <small>{detail}</small>
      </span>
      <span className={classes.stage}>
        {stage}
        {known && <small>{known}</small>}
      </span>
      <span className={classes.deadline}>{deadline}</span>
      <Button component={AppLink} {...link} variant={primary ? 'filled' : 'default'} aria-label={actionName}>
        {action}
      </Button>
    </li>
  )
}
