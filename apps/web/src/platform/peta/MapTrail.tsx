import { IconChevronRight } from '@tabler/icons-react'
import { Icon } from '#platform/icon/Icon.tsx'
import classes from '#platform/peta/peta.module.css'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import type { KnownSearch } from '#platform/ui/link/known-search.ts'

interface MapTrailProps {
  /** Steps from the country inwards; the last is the current map. */
  steps: readonly { label: string; search?: KnownSearch }[]
  to: string
}

export function MapTrail({ steps, to }: MapTrailProps) {
  return (
    <nav className={classes.trail} aria-label="Wilayah pada peta">
      {steps.slice(0, -1).map(({ label, search }) => (
        <span key={label} className={classes.step}>
          <AppLink to={to} search={search}>
            {label}
          </AppLink>
          <Icon of={IconChevronRight} size={14} />
        </span>
      ))}
      <span aria-current="location">{steps.at(-1)?.label}</span>
    </nav>
  )
}
