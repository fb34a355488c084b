import { pertumbuhan } from '@portal/domain/platform/dasbor/angka'
import { formatPercent } from '@portal/domain/platform/format'
import { type Icon as Glyph, IconArrowDownRight, IconArrowUpRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from '#platform/dasbor/dasbor.module.css'
import { Icon } from '#platform/icon/Icon.tsx'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import type { KnownSearch } from '#platform/ui/link/known-search.ts'

interface KartuAngkaProps {
  label: string
  icon: Glyph
  value: string | undefined
  /** The comparison, or the parts of the figure. */
  children?: ReactNode
  link?: { to: string; search?: KnownSearch } | undefined
}

/** One figure of a dashboard. The line below it keeps its space while the figure loads. */
export function KartuAngka({ label, icon, value, children, link }: KartuAngkaProps) {
  const content = (
    <>
      <span>
        <Icon of={icon} />
        {label}
      </span>
      <b>{value ?? '…'}</b>
      <small>{children}</small>
    </>
  )
  return link ? (
    <AppLink to={link.to} search={link.search} className={classes.figure}>
      {content}
    </AppLink>
  ) : (
    <div className={classes.figure}>{content}</div>
  )
}

interface BandingProps {
  now: number
  before: number
  /** Name of the compared period: "periode yang sama 2025". */
  than: string
  /** Whether an increase is good or bad; undefined if neutral. */
  more?: 'baik' | 'buruk'
}

/** Growth in words: (now − before) / before. */
export function Banding({ now, before, than, more }: BandingProps) {
  const growth = pertumbuhan(now, before)
  if (growth === null) return <>tidak ada pada {than}</>
  if (growth === 0) return <>sama dengan {than}</>
  const Arrow = growth > 0 ? IconArrowUpRight : IconArrowDownRight
  const good = more && growth > 0 === (more === 'baik')
  return (
    <>
      <span className={classes.growth} data-good={more === undefined ? undefined : good}>
        <Icon of={Arrow} size={14} />
        {growth > 0 ? 'naik' : 'turun'} {formatPercent(Math.abs(growth))}
      </span>{' '}
      dari {than}
    </>
  )
}
