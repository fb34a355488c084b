import { operatorSidebar, type SidebarName, sidebarOf } from '@portal/domain/portal/navigation'
import type { AppName } from '@portal/domain/portal/topbar'
import { useRouterState } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import { operatorLinkOpen } from '#platform/layouts/shell-slots.ts'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { useStore } from '#platform/state/store.ts'
import { isFilePage } from '#portal/layout-of.ts'
import { StaffShell } from '#portal/staff/StaffShell.tsx'

interface LayoutProps {
  children: ReactNode
}

/** The layout without a sidebar, for the mandatory password change. */
export function AdminLayout({ children }: LayoutProps) {
  return <StaffShell area="Akun">{children}</StaffShell>
}

export function AdminSidebarLayout({ children }: LayoutProps) {
  // Where the start page is a queue, it needs the width more than the menu does.
  const { role } = useSignedInUser()
  const onStart = useRouterState({ select: ({ location }) => /^\/admin\/?$/.test(location.pathname) })
  return (
    <AreaLayout name="admin" app="admin" area="Admin Center" wide={onStart && role !== 'SUPERADMIN'}>
      {children}
    </AreaLayout>
  )
}

export function PsatSidebarLayout({ children }: LayoutProps) {
  const wide = useRouterState({ select: ({ location }) => isFilePage(location.pathname, location.search) })
  return (
    <AreaLayout name="psat" app="psat" area="Perizinan PSAT" wide={wide}>
      {children}
    </AreaLayout>
  )
}

export function OkkpSidebarLayout({ children }: LayoutProps) {
  return (
    <AreaLayout name="okkp" app="okkp" area="OKKP">
      {children}
    </AreaLayout>
  )
}

export function PasarSidebarLayout({ children }: LayoutProps) {
  return (
    <AreaLayout name="pasar" app="pasar" area="Pasar Pangan">
      {children}
    </AreaLayout>
  )
}

export function PelakuSidebarLayout({ children }: LayoutProps) {
  const open = useStore(operatorLinkOpen)
  const groups = useMemo(() => operatorSidebar(open), [open])
  return (
    <StaffShell area="Pelaku usaha" sidebar="pelaku" groups={groups}>
      {children}
    </StaffShell>
  )
}

function AreaLayout({
  name,
  ...shell
}: LayoutProps & { name: SidebarName; app: AppName; area: string; wide?: boolean }) {
  const { role } = useSignedInUser()
  const groups = useMemo(() => sidebarOf(name, role), [name, role])
  return <StaffShell {...shell} sidebar={name} groups={groups} />
}
