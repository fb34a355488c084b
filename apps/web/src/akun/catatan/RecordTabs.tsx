import { AppLink } from '#platform/ui/AppLink.tsx'
import classes from './Records.module.css'

const tabs = [
  { to: '/admin/logs', label: 'Log error' },
  { to: '/admin/jejak-audit', label: 'Jejak audit' },
]

/** The two records stand side by side: what failed, and what was done. */
export function RecordTabs({ current }: { current: '/admin/logs' | '/admin/jejak-audit' }) {
  return (
    <nav className={classes.tabs} aria-label="Catatan">
      {tabs.map(({ to, label }) => (
        <AppLink key={to} to={to} aria-current={to === current ? 'page' : undefined}>
          {label}
        </AppLink>
      ))}
    </nav>
  )
}
