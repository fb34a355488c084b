import { Menu, Tooltip } from '@mantine/core'
import { formatNumber } from '@portal/domain/platform/format'
import type { NavGroup, NavItem } from '@portal/domain/platform/wing'
import { IconChevronDown } from '@tabler/icons-react'
import { useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { Icon } from '#platform/icon/Icon.tsx'
import { navIcons } from '#platform/layouts/nav-icons.ts'
import { sidebarBadges, sidebarTab } from '#platform/layouts/shell-slots.ts'
import { useStore } from '#platform/state/store.ts'
import { AddressLink } from '#platform/ui/link/AppLink.tsx'
import { activeItemOf } from '#portal/staff/active-item.ts'
import classes from '#portal/staff/Sidebar.module.css'

interface SidebarProps {
  groups: readonly NavGroup[]
  label: string
  rail?: boolean
}

export function Sidebar({ groups, label, rail = false }: SidebarProps) {
  const tab = useStore(sidebarTab)
  const active = useRouterState({
    select: (state) => activeItemOf(groups, state.location.pathname, state.location.search, tab),
  })
  return (
    <nav className={classes.side} aria-label={label} data-sidebar data-rail={rail || undefined}>
      {groups.map((group) => (
        <div key={group.label ?? group.items[0]?.label} className={classes.group}>
          {group.label && !rail && <p className={classes.heading}>{group.label}</p>}
          <ul>
            {group.items.map((item) => (
              <li key={item.label}>
                <Entry item={item} active={active} rail={rail} context={group.label} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

interface EntryProps {
  item: NavItem
  active: NavItem | undefined
  rail: boolean
  context?: string | undefined
}

function Entry({ item, active, rail, context }: EntryProps) {
  if (item.children) {
    return rail ? <RailParent item={item} active={active} /> : <Parent item={item} active={active} />
  }
  const link = <EntryLink item={item} active={item === active} rail={rail} />
  if (!rail) return link
  return (
    <Tooltip label={context ? `${context}: ${item.label}` : item.label} position="right">
      {link}
    </Tooltip>
  )
}

function EntryLink({ item, active, rail, ...rest }: { item: NavItem; active: boolean; rail: boolean }) {
  const icon = item.icon && navIcons[item.icon]
  const badge = useStore(sidebarBadges)[item.badge ?? '']
  return (
    <AddressLink
      {...rest}
      to={item.to ?? '/'}
      search={item.search}
      className={item.primary ? classes.primary : classes.item}
      data-active={active || undefined}
      aria-current={active ? 'page' : undefined}
    >
      {icon && <Icon of={icon} size={19} />}
      <span className={rail ? 'visually-hidden' : classes.label} data-label>
        {item.label}
      </span>
      {badge && badge.count > 0 && (
        <span className={classes.count} data-hot={badge.hot || undefined}>
          {formatNumber(badge.count)}
        </span>
      )}
    </AddressLink>
  )
}

function Parent({ item, active }: { item: NavItem; active: NavItem | undefined }) {
  const holdsActive = item.children?.some((child) => child === active) ?? false
  const [chosen, setChosen] = useState<boolean>()
  const open = chosen ?? holdsActive
  const icon = item.icon && navIcons[item.icon]
  return (
    <>
      <button type="button" className={classes.item} aria-expanded={open} onClick={() => setChosen(!open)}>
        {icon && <Icon of={icon} size={19} />}
        <span className={classes.label} data-label>
          {item.label}
        </span>
        <Icon of={IconChevronDown} size={16} className={classes.chevron} />
      </button>
      {open && (
        <ul className={classes.children}>
          {item.children?.map((child) => (
            <li key={child.label}>
              <EntryLink item={child} active={child === active} rail={false} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function RailParent({ item, active }: { item: NavItem; active: NavItem | undefined }) {
  const icon = item.icon && navIcons[item.icon]
  const holdsActive = item.children?.some((child) => child === active)
  return (
    <Menu position="right-start" width={220}>
      <Menu.Target>
        <button
          type="button"
          className={classes.item}
          aria-label={item.label}
          title={item.label}
          data-active={holdsActive || undefined}
        >
          {icon && <Icon of={icon} size={19} />}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{item.label}</Menu.Label>
        {item.children?.map((child) => (
          <Menu.Item
            key={child.label}
            component={AddressLink}
            to={child.to ?? '/'}
            search={child.search}
            aria-current={child === active ? 'page' : undefined}
          >
            {child.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
