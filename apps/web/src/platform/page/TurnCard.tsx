import type { Icon as Glyph } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Icon } from '#platform/icon/Icon.tsx'
import classes from '#platform/page/TurnCard.module.css'

interface TurnCardProps {
  /** Accessible name of the card for screen readers. */
  name: string
  mine: boolean
  icon: Glyph
  /** Line above the title that says whose turn it is. */
  over?: string | undefined
  title: string
  text?: string | undefined
  children?: ReactNode
  /** Buttons of the task, beside the text on a wide screen. */
  actions: ReactNode
  /** Menu of rarely used actions, in the corner of the card. */
  menu?: ReactNode
  below?: ReactNode
}

/** Card with the current task and its buttons. Every page of a file or case starts with this card. */
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
