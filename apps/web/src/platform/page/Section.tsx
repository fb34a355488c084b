import { type ReactNode, useId } from 'react'
import classes from '#platform/page/Section.module.css'

interface SectionProps {
  title?: string
  text?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

/** A card with a heading: the building block of staff pages and forms. */
export function Section({ title, text, actions, children }: SectionProps) {
  const id = useId()
  return (
    <section className={classes.card} aria-labelledby={title ? id : undefined}>
      {title && (
        <header className={classes.head}>
          <div>
            <h2 id={id}>{title}</h2>
            {text && <p>{text}</p>}
          </div>
          {actions && <div className={classes.actions}>{actions}</div>}
        </header>
      )}
      <div className={classes.body}>{children}</div>
    </section>
  )
}
