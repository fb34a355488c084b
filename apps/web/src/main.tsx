import '#platform/theme/tokens.css'
import '#platform/theme/base.css'
import { RouterProvider } from '@tanstack/react-router'
import { lazy, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { fillShellSlots } from '#platform/layouts/shell-slots.ts'
import { announceArrivals } from '#platform/routing/arrivals.ts'
import { reloadOnChunkFailure } from '#platform/routing/chunk-reload.ts'
import { leaveOnSessionEnd } from '#platform/session/leave-on-session-end.ts'
import { router } from './router.ts'

reloadOnChunkFailure()
leaveOnSessionEnd(router)
announceArrivals(router)
fillShellSlots({
  bell: lazy(() => import('#akun/notifikasi/NotificationBell.tsx')),
  probes: {
    pelaku: lazy(() => import('#psat/pelaku/IzinEdarProbe.tsx')),
    psat: lazy(() => import('#psat/petugas/daftar/SidebarBadgesProbe.tsx')),
  },
})

const root = document.getElementById('root')
if (!root) throw new Error('Elemen #root tidak ada.')
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
)
