import type { Permission } from '@portal/domain/platform/permissions'
import { type Role, roleSlug } from '@portal/domain/platform/roles'
import { hasPermission } from '@portal/domain/portal/permissions'
import { appSwitcherOf } from '@portal/domain/portal/topbar'
import {
  type Icon as Glyph,
  IconBell,
  IconBook,
  IconChevronRight,
  IconHistory,
  IconListDetails,
  IconUserCircle,
  IconUsers,
} from '@tabler/icons-react'
import { Icon } from '#platform/icon/Icon.tsx'
import { navIcons } from '#platform/layouts/nav-icons.ts'
import { Section } from '#platform/page/Section.tsx'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { Emblem } from '#platform/ui/mark/Emblem.tsx'
import classes from './StaffStart.module.css'

interface Shortcut {
  to: string
  icon: Glyph
  title: string
  text: string
  permission?: Permission
}

const ownScreens: readonly Shortcut[] = [
  {
    to: '/admin/settings',
    icon: IconUsers,
    title: 'Kelola semua akun',
    text: 'Cari, aktifkan, atur ulang, hapus akun',
    permission: 'akun.kelola',
  },
  {
    to: '/admin/jejak-audit',
    icon: IconHistory,
    title: 'Jejak audit',
    text: 'Siapa mengubah apa, dan kapan',
    permission: 'jejak-audit.baca',
  },
  {
    to: '/admin/logs',
    icon: IconListDetails,
    title: 'Log error',
    text: 'Permintaan yang gagal dan galat server',
    permission: 'log.baca',
  },
  { to: '/admin/notifikasi', icon: IconBell, title: 'Notifikasi', text: 'Kabar untuk Anda' },
  { to: '/admin/profil', icon: IconUserCircle, title: 'Profil saya', text: 'Foto, kata sandi, sesi' },
]

/** Shows the services that this role may open, and the account screens that no sidebar lists. */
export function Shortcuts({ role }: { role: Role }) {
  const services: Shortcut[] = appSwitcherOf(role)
    .filter((app) => app.enabled && app.name !== 'admin')
    .map((app) => ({ to: app.to, icon: navIcons[app.icon], title: app.label, text: app.description }))
  const panduan = {
    to: `/panduan/${roleSlug(role)}`,
    icon: IconBook,
    title: 'Panduan peran Anda',
    text: 'Satu halaman bergambar',
  }
  const own = ownScreens.filter(({ permission }) => !permission || hasPermission(role, permission))
  return (
    <Section title="Buka">
      <ul className={classes.shortcuts}>
        {[...services, ...own, panduan].map((entry) => (
          <li key={entry.to}>
            <AppLink to={entry.to} className={classes.shortcut}>
              <Emblem>
                <Icon of={entry.icon} size={20} />
              </Emblem>
              <span className={classes.words}>
                <b>{entry.title}</b>
                <small>{entry.text}</small>
              </span>
              <Icon of={IconChevronRight} />
            </AppLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
