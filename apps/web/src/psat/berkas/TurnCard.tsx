import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from '#psat/berkas/TurnCard.module.css'

interface TurnCardProps {
  /** What the card is called to those who do not see it. */
  name: string
  mine: boolean
  icon?: Icon | undefined
  title: string
  lines?: readonly (string | null | undefined | false)[]
  children: ReactNode
}

/** Whose turn it is, and below it what may be done. */
export function TurnCard({ name, mine, icon: Icon, title, lines = [], children }: TurnCardProps) {
  return (
    <section className={classes.card} data-mine={mine || undefined} aria-label={name}>
      <header>
        {Icon && (
          <span className={classes.emblem}>
            <Icon size={20} stroke={1.75} aria-hidden="true" />
          </span>
        )}
        <div>
          <h2>{title}</h2>
          {lines.map((line) => line && <p key={line}>{line}</p>)}
        </div>
      </header>
      {children}
    </section>
  )
}
