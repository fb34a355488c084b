import type { ReactNode } from 'react'
import { SkipLink } from '#platform/layouts/SkipLink.tsx'
import { HelpButton } from '#portal/public/HelpButton.tsx'
import { PublicFooter } from '#portal/public/PublicFooter.tsx'
import classes from '#portal/public/PublicLayout.module.css'
import { PublicTopBar } from '#portal/public/PublicTopBar.tsx'
import { SubNav } from '#portal/public/SubNav.tsx'

export function PublicLayout({ children }: { children: ReactNode }) {
  return (
    <Frame>
      <div className={`${classes.container} ${classes.page}`}>{children}</div>
    </Frame>
  )
}

export function HomeLayout({ children }: { children: ReactNode }) {
  return <Frame>{children}</Frame>
}

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
      <SubNav />
      <main id="isi" tabIndex={-1} className={classes.main}>
        {children}
      </main>
      <PublicFooter />
      <HelpButton />
    </div>
  )
}
