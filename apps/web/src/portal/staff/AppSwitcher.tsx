import { Menu } from '@mantine/core'
import type { Role } from '@portal/domain/platform/roles'
import { type AppEntry, type AppName, appSwitcherOf } from '@portal/domain/portal/topbar'
import { IconCheck, IconSelector } from '@tabler/icons-react'
import { Icon } from '#platform/icon/Icon.tsx'
import { navIcons } from '#platform/layouts/nav-icons.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { Emblem } from '#platform/ui/mark/Emblem.tsx'
import classes from '#portal/staff/StaffTopBar.module.css'

/** A menu of the four services. Services that the role may not open are listed as disabled. */
export function AppSwitcher({ role, current }: { role: Role; current: AppName }) {
  const apps = appSwitcherOf(role)
  const shown = apps.find((app) => app.name === current)
  if (!shown) return null
  const first = apps.find((app) => app.enabled)
  const icon = navIcons[shown.icon]
  return (
    <Menu width={320} position="bottom-start">
      <Menu.Target>
        <button
          type="button"
          className={classes.switcher}
          aria-label={`Pindah layanan, sekarang ${shown.label}`}
        >
          <Emblem size="xs">
            <Icon of={icon} size={16} />
          </Emblem>
          <span className={classes.switcherName}>{shown.label}</span>
          <Icon of={IconSelector} size={16} />
        </button>
      </Menu.Target>
      <Menu.Dropdown aria-label="Layanan">
        {apps.map((app) => (
          <AppItem key={app.name} app={app} current={app.name === current} first={app === first} />
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

function AppItem({ app, current, first }: { app: AppEntry; current: boolean; first: boolean }) {
  const icon = navIcons[app.icon]
  const parts = {
    className: classes.app,
    leftSection: (
      <Emblem tone={app.enabled ? 'brand' : 'off'}>
        <Icon of={icon} size={20} />
      </Emblem>
    ),
    children: (
      <>
        <b>{app.label}</b>
        <small>{app.enabled ? app.description : 'Tidak tersedia untuk peran Anda'}</small>
      </>
    ),
  }
  if (!app.enabled) return <Menu.Item {...parts} disabled />
  return (
    <Menu.Item
      {...parts}
      component={AppLink}
      to={app.to}
      // Mantine would focus a disabled entry first, and arrow keys would not work from there.
      data-autofocus={first || undefined}
      data-current={current || undefined}
      aria-current={current ? 'true' : undefined}
      rightSection={current ? <Icon of={IconCheck} /> : undefined}
    />
  )
}
