import type { ReactNode } from 'react'
import { SkipLink } from '#platform/layouts/SkipLink.tsx'
import { HelpButton } from '#portal/public/HelpButton.tsx'
import { PublicFooter } from '#portal/public/PublicFooter.tsx'
import classes from '#portal/public/PublicLayout.module.css'
import { PublicTopBar } from '#portal/public/PublicTopBar.tsx'

/** Text pages: one column of the portal's width. */
export function PublicLayout({ children }: { children: ReactNode }) {
  return (
    <Frame>
      <div className={`${classes.container} ${classes.page}`}>{children}</div>
    </Frame>
  )
}

/** The front page draws to both edges and keeps its own width. */
export function HomeLayout({ children }: { children: ReactNode }) {
  return <Frame>{children}</Frame>
}

/** Public statistics: cards on a quiet ground. */
export function StatisticsLayout({ children }: { children: ReactNode }) {
  return (
    <Frame ground="page">
      <div className={`${classes.container} ${classes.page}`}>{children}</div>
    </Frame>
  )
}

function Frame({ children, ground = 'card' }: { children: ReactNode; ground?: 'card' | 'page' }) {
  return (
    <div className={classes.frame} data-ground={ground}>
      <SkipLink />
      <PublicTopBar />
      <main id="isi" tabIndex={-1} className={classes.main}>
        {children}
      </main>
      <PublicFooter />
      <HelpButton />
    </div>
  )
}
