import { Menu } from '@mantine/core'
import { roleLabels } from '@portal/domain/platform/role-labels'
import { userMenuOf } from '@portal/domain/portal/topbar'
import { IconChevronDown, IconLogout, IconUserCircle } from '@tabler/icons-react'
import { Icon } from '#platform/icon/Icon.tsx'
import classes from '#platform/layouts/staff/StaffTopBar.module.css'
import { session } from '#platform/session/browser-session.ts'
import type { SessionUser } from '#platform/session/session-user.ts'
import { UserAvatar } from '#platform/ui/avatar/UserAvatar.tsx'
import { AppLink } from '#platform/ui/link/AppLink.tsx'

export function UserMenu({ user }: { user: SessionUser }) {
  return (
    <Menu width={220} position="bottom-end">
      <Menu.Target>
        <button
          type="button"
          className={classes.me}
          aria-label={`Menu akun ${user.nama} ${roleLabels[user.role]}`}
        >
          <UserAvatar
            path={user.role === 'PELAKU_USAHA' ? user.foto : user.photo}
            nama={user.nama}
            className={classes.avatar}
          />
          <span className={classes.who}>
            <b>{user.nama}</b> <small>{roleLabels[user.role]}</small>
          </span>
          <Icon of={IconChevronDown} size={16} className={classes.caret} />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{user.nama}</Menu.Label>
        {userMenuOf(user.role).map((entry) =>
          'to' in entry ? (
            <Menu.Item
              key={entry.label}
              component={AppLink}
              to={entry.to}
              leftSection={<Icon of={IconUserCircle} />}
            >
              {entry.label}
            </Menu.Item>
          ) : (
            <Menu.Item
              key={entry.label}
              onClick={() => void session.logout()}
              leftSection={<Icon of={IconLogout} />}
            >
              {entry.label}
            </Menu.Item>
          ),
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
