import type { Icon as Glyph } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Icon } from '#platform/icon/Icon.tsx'
import classes from '#psat/berkas/TurnCard.module.css'

interface TurnCardProps {
  /** What the card is called to those who do not see it. */
  name: string
  mine: boolean
  icon: Glyph
  /** Whose turn it is, above the title. */
  over?: string | undefined
  title: string
  text?: string | undefined
  /** Progress, and what is asked besides. */
  children?: ReactNode
  /** The steps, beside it on a wide screen. */
  actions: ReactNode
  /** What is seldom wanted, in the corner. */
  menu?: ReactNode
  /** Forms of the task itself. */
  below?: ReactNode
}

/** The thing to do now, its steps beside it; the first card of every file. */
export function TurnCard({
  name,
  mine,
  icon,
  over,
  title,
  text,
  children,
  actions,
  menu,
  below,
}: TurnCardProps) {
  return (
    <section className={classes.card} data-mine={mine || undefined} aria-label={name}>
      <div className={classes.task}>
        <div className={classes.said}>
          <header>
            <span className={classes.emblem}>
              <Icon of={icon} size={22} />
            </span>
            <div>
              {over && <p className={classes.over}>{over}</p>}
              <h2>{title}</h2>
              {text && <p className={classes.text}>{text}</p>}
            </div>
            {menu && <div className={classes.menu}>{menu}</div>}
          </header>
          {children}
        </div>
        <div className={classes.actions}>{actions}</div>
      </div>
      {below && <div className={classes.below}>{below}</div>}
    </section>
  )
}
