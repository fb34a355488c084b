import { AppLink } from '#platform/ui/AppLink.tsx'
import classes from './KelolaTabs.module.css'
import type { KelolaTab } from './SettingsScreen.tsx'

const tabs: readonly { name: KelolaTab; label: string; search: Record<string, string> }[] = [
  { name: 'akun', label: 'Akun', search: {} },
  { name: 'perusahaan', label: 'Pelaku usaha', search: { tab: 'perusahaan' } },
]

/** Links, because each tab has its own address. */
export function KelolaTabs({ current }: { current: KelolaTab }) {
  return (
    <nav className={classes.tabs} aria-label="Akun dan pelaku usaha">
      {tabs.map(({ name, label, search }) => (
        <AppLink
          key={name}
          to="/admin/settings"
          search={search}
          className={classes.tab}
          aria-current={name === current ? 'page' : undefined}
          data-on={name === current || undefined}
        >
          {label}
        </AppLink>
      ))}
    </nav>
  )
}
