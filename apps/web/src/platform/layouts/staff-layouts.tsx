import { operatorSidebar, type SidebarName, sidebarOf } from '@portal/domain/portal/navigation'
import type { AppName } from '@portal/domain/portal/topbar'
import { type ReactNode, useMemo } from 'react'
import { StaffShell } from '#platform/layouts/StaffShell.tsx'
import { operatorLinkOpen } from '#platform/layouts/shell-slots.ts'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { useStore } from '#platform/ui/store.ts'

interface LayoutProps {
  children: ReactNode
}

/** The bar alone, for the one page that must be settled before anything else. */
export function AdminLayout({ children }: LayoutProps) {
  return <StaffShell area="Akun">{children}</StaffShell>
}

export function AdminSidebarLayout({ children }: LayoutProps) {
  return (
    <AreaLayout name="admin" app="admin" area="Admin Center">
      {children}
    </AreaLayout>
  )
}

export function PsatSidebarLayout({ children }: LayoutProps) {
  return (
    <AreaLayout name="psat" app="psat" area="Perizinan PSAT">
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
  children,
  name,
  app,
  area,
}: LayoutProps & { name: SidebarName; app: AppName; area: string }) {
  const { role } = useSignedInUser()
  const groups = useMemo(() => sidebarOf(name, role), [name, role])
  return (
    <StaffShell app={app} area={area} sidebar={name} groups={groups}>
      {children}
    </StaffShell>
  )
}
