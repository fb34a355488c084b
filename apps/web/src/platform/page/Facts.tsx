import type { ReactNode } from 'react'
import classes from './Facts.module.css'

/** What it is called, what it is, and a smaller line below. */
export type Fact = readonly [label: string, value: ReactNode, note?: ReactNode]

interface FactsProps {
  facts: readonly Fact[]
  /** Said where a value is missing; without it the fact is left out. */
  empty?: string
  /** In columns, many to a line, unless the values stand line by line beside their labels. */
  layout?: 'columns' | 'dense' | 'lines'
  className?: string | undefined
}

export function Facts({ facts, empty, layout = 'columns', className = '' }: FactsProps) {
  return (
    <dl className={`${classes.facts} ${className}`} data-layout={layout}>
      {facts.map(([label, value, note]) =>
        value || empty ? (
          <div key={label}>
            <dt>{label}</dt>
            <dd data-empty={!value || undefined}>
              {value || empty}
              {note && <small>{note}</small>}
            </dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}
