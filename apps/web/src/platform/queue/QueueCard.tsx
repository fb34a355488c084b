import type { TablerIcon } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { Icon } from '#platform/icon/Icon.tsx'
import classes from '#platform/queue/Queue.module.css'
import { CountMark } from '#platform/ui/mark/CountMark.tsx'

interface QueueCardProps {
  title: string
  /** The line beside the title: what is late, and the order. */
  note?: ReactNode
  /** The groups, or one list of rows. */
  children: ReactNode
  foot?: ReactNode
  /** Deadlines are a short badge above a day, so names get more room. */
  shortDays?: boolean
}

export function QueueCard({ title, note, children, foot, shortDays = false }: QueueCardProps) {
  const id = useId()
  return (
    <section className={classes.queue} data-short={shortDays || undefined} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id}>{title}</h2>
        {note && <p>{note}</p>}
      </div>
      {children}
      {foot && <p className={classes.foot}>{foot}</p>}
    </section>
  )
}

interface QueueGroupProps {
  title: string
  count: number
  icon?: TablerIcon | undefined
  tone?: 'bad' | 'warn' | undefined
  children: ReactNode
}

export function QueueGroup({ title, count, icon, tone, children }: QueueGroupProps) {
  return (
    <div>
      <h3 className={classes.group} data-tone={tone}>
        {icon && <Icon of={icon} size={16} />}
        {title} <CountMark count={count} />
      </h3>
      <ul>{children}</ul>
    </div>
  )
}
