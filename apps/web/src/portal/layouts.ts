import { type ComponentType, lazy, type ReactNode } from 'react'
import type { LayoutName } from '#portal/layout-of.ts'
import { HomeLayout, PublicLayout, StatisticsLayout } from '#portal/public/PublicLayout.tsx'

export type LayoutComponent = ComponentType<{ children: ReactNode }>

// Public pages must not wait for Mantine, so the layouts that need it are lazy.
const loadStaff = () => import('#portal/staff-layouts.tsx')
const loadAuth = () => import('#platform/layouts/AuthLayout.tsx')

export const layouts: Record<LayoutName, LayoutComponent> = {
  public: PublicLayout,
  home: HomeLayout,
  dashboard: StatisticsLayout,
  auth: lazy(async () => ({ default: (await loadAuth()).AuthLayout })),
  admin: lazy(async () => ({ default: (await loadStaff()).AdminLayout })),
  'sidebar-admin': lazy(async () => ({ default: (await loadStaff()).AdminSidebarLayout })),
  'sidebar-psat': lazy(async () => ({ default: (await loadStaff()).PsatSidebarLayout })),
  'sidebar-okkp': lazy(async () => ({ default: (await loadStaff()).OkkpSidebarLayout })),
  'sidebar-pasar': lazy(async () => ({ default: (await loadStaff()).PasarSidebarLayout })),
  'sidebar-pelaku': lazy(async () => ({ default: (await loadStaff()).PelakuSidebarLayout })),
}

/** Loads the layout in parallel with the screen. */
export function warmLayout(name: LayoutName): void {
  if (name === 'auth') void loadAuth().catch(() => undefined)
  else if (name === 'admin' || name.startsWith('sidebar-')) void loadStaff().catch(() => undefined)
}
