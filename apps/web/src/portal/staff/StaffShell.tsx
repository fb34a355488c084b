import { Drawer } from '@mantine/core'
import { DatesProvider } from '@mantine/dates'
import type { NavGroup } from '@portal/domain/platform/wing'
import type { SidebarName } from '@portal/domain/portal/navigation'
import type { AppName } from '@portal/domain/portal/topbar'
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react'
import { QueryClientProvider } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { queryClient } from '#platform/api/query-client.ts'
import { Icon } from '#platform/icon/Icon.tsx'
import { SkipLink } from '#platform/layouts/SkipLink.tsx'
import { shellSlots } from '#platform/layouts/shell-slots.ts'
import { useRemembered } from '#platform/state/remembered.ts'
import { useStore } from '#platform/state/store.ts'
import { MantineShell } from '#platform/theme/MantineShell.tsx'
import { Sidebar } from '#portal/staff/Sidebar.tsx'
import classes from '#portal/staff/StaffShell.module.css'
import { StaffTopBar } from '#portal/staff/StaffTopBar.tsx'
// These styles must follow the core styles, which MantineShell imports.
import '@mantine/dates/styles.layer.css'
import 'dayjs/locale/id'

const OfflineBar = lazy(() => import('#platform/offline/OfflineBar.tsx'))
const field: readonly (SidebarName | undefined)[] = ['psat', 'pasar', 'okkp']

export interface StaffShellProps {
  children: ReactNode
  /** The current service; undefined for operators, who cannot switch. */
  app?: AppName
  area: string
  sidebar?: SidebarName
  groups?: readonly NavGroup[]
  /** A page that needs the full width: its sidebar is collapsed by default. */
  wide?: boolean
}

/**
 * The layout of staff and operators: header and a sidebar, which can collapse to icons and is a drawer below 1200 px.
 */
export function StaffShell({ children, app, area, sidebar, groups = [], wide = false }: StaffShellProps) {
  const onFile = useRemembered<boolean>('portal:sidebar-ciut-berkas', true)
  const elsewhere = useRemembered<boolean>('portal:sidebar-ciut', false)
  const [rail, setRail] = wide ? onFile : elsewhere
  const [drawer, setDrawer] = useState(false)
  const path = useRouterState({ select: (state) => state.location.pathname })
  const Probe = useStore(shellSlots).probes?.[sidebar ?? 'admin']
  const hasSidebar = groups.length > 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: the drawer closes whenever the screen changes
  useEffect(() => {
    setDrawer(false)
  }, [path])

  return (
    <MantineShell>
      <QueryClientProvider client={queryClient}>
        <SkipLink />
        {sidebar && Probe && (
          <Suspense>
            <Probe />
          </Suspense>
        )}
        <StaffTopBar app={app} {...(hasSidebar ? { onOpenMenu: () => setDrawer(true) } : {})} />
        {sidebar !== 'pelaku' && (
          <Suspense>
            <OfflineBar field={field.includes(sidebar)} />
          </Suspense>
        )}
        <div className={classes.shell} data-rail={rail || undefined} data-bare={!hasSidebar || undefined}>
          {hasSidebar && (
            <div className={classes.side}>
              <div className={classes.sticky}>
                <Sidebar groups={groups} label={area} rail={rail} />
                <button
                  type="button"
                  className={classes.fold}
                  onClick={() => setRail(!rail)}
                  aria-label={rail ? 'Lebarkan menu' : 'Ciutkan menu'}
                  title={rail ? 'Lebarkan menu' : 'Ciutkan menu'}
                >
                  {rail ? (
                    <Icon of={IconLayoutSidebarLeftExpand} size={20} />
                  ) : (
                    <Icon of={IconLayoutSidebarLeftCollapse} size={20} />
                  )}
                </button>
              </div>
            </div>
          )}
          <main id="isi" tabIndex={-1} className={classes.main} data-flow="always">
            <DatesProvider settings={{ locale: 'id', firstDayOfWeek: 1 }}>{children}</DatesProvider>
          </main>
        </div>
        <Drawer
          opened={drawer && hasSidebar}
          onClose={() => setDrawer(false)}
          title={area}
          size={288}
          padding={0}
          transitionProps={{ duration: 240 }}
          classNames={{ header: classes.drawerHeader, title: classes.drawerTitle }}
          closeButtonProps={{ 'aria-label': 'Tutup menu' }}
        >
          <Sidebar groups={groups} label={area} />
        </Drawer>
      </QueryClientProvider>
    </MantineShell>
  )
}
