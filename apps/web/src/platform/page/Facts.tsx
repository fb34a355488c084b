import type { ReactNode } from 'react'
import classes from './Facts.module.css'

export type Fact = readonly [label: string, value: ReactNode, note?: ReactNode]

interface FactsProps {
  facts: readonly Fact[]
  /** Placeholder for a missing value. Without it, facts without a value are omitted. */
  empty?: string
  /** Columns, denser columns, or one line per fact with the value beside its label. */
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
