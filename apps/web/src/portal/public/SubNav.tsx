import { subNavOf } from '@portal/domain/portal/public-topbar'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import classes from '#portal/public/SubNav.module.css'

/** The pages of a service beside each other, below the top bar of each of them. */
export function SubNav() {
  const path = useRouterState({ select: (state) => state.location.pathname })
  const row = useRef<HTMLDivElement>(null)
  const group = subNavOf(path)
  // A phone shows part of the row; the current page must be in it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another entry to show
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[data-on]')
    if (row.current && link) row.current.scrollLeft = link.offsetLeft - 16
  }, [path])
  if (!group) return null
  return (
    <nav className={classes.bar} aria-label={`Halaman ${group.label}`}>
      <div ref={row} className={classes.row}>
        {group.items.map(({ label, to }) => (
          <AppLink key={to} to={to} data-on={to === group.current || undefined}>
            {label}
          </AppLink>
        ))}
      </div>
    </nav>
  )
}
