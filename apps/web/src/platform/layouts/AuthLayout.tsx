import type { ReactNode } from 'react'
import classes from '#platform/layouts/AuthLayout.module.css'
import { SkipLink } from '#platform/layouts/SkipLink.tsx'
import { Terraces } from '#platform/layouts/Terraces.tsx'
import { MantineShell } from '#platform/theme/MantineShell.tsx'
import { ColorSchemeToggle } from '#platform/ui/ColorSchemeToggle.tsx'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { Mark } from '#platform/ui/mark/Mark.tsx'

/**
 * The layout of login and password reset pages: the form on one side, an illustration of rice terraces on the other.
 */
export function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <MantineShell>
      <SkipLink />
      <div className={classes.page}>
        <div className={classes.side}>
          <header className={classes.top}>
            <AppLink to="/" className={classes.brand}>
              <Mark size={32} />
              <b>Portal Pangan Segar</b>
            </AppLink>
            <ColorSchemeToggle />
          </header>
          <main id="isi" tabIndex={-1} className={classes.main}>
            {children}
          </main>
        </div>
        <aside className={classes.art} aria-label="Tentang portal">
          <Terraces className={classes.terraces} />
          <p className={classes.lead}>Pangan segar yang aman, dari kebun sampai pasar.</p>
        </aside>
      </div>
    </MantineShell>
  )
}
