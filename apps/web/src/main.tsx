import '#platform/theme/tokens.css'
import '#platform/theme/base.css'
import { lazy } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { fillShellSlots } from '#platform/layouts/shell-slots.ts'
import { fillEntryKinds } from '#platform/offline/kinds.ts'
import { leaveFirstPage, takeHandedOver } from '#platform/rendering/handed-over.ts'
import { dropDocumentMark } from '#platform/rendering/own-document.ts'
import { announceArrivals } from '#platform/routing/arrivals.ts'
import { reloadOnChunkFailure } from '#platform/routing/chunk-reload.ts'
import { leaveOnSessionEnd } from '#portal/leave-on-session-end.ts'
import { App } from './App.tsx'
import { createPortalRouter, type PortalRouter } from './router.ts'

reloadOnChunkFailure()
dropDocumentMark()
const antreanProbe = lazy(() => import('#okkp/tindakan/AntreanProbe.tsx'))
fillShellSlots({
  bell: lazy(() => import('#akun/notifikasi/NotificationBell.tsx')),
  help: lazy(() => import('#okkp/bantuan/BantuanDialog.tsx')),
  probes: {
    pelaku: lazy(() => import('#psat/data-usaha/IzinEdarProbe.tsx')),
    psat: lazy(() => import('#psat/daftar/SidebarBadgesProbe.tsx')),
    admin: antreanProbe,
    okkp: antreanProbe,
    pasar: antreanProbe,
  },
})
fillEntryKinds(() => import('./entri-lapangan.ts'))

// Each step runs in its own task. Parsing the code, creating the routes and rendering a page in one task would block a
// phone.
setTimeout(() => {
  const router = createPortalRouter()
  setTimeout(() => start(router))
})

function start(router: PortalRouter): void {
  leaveOnSessionEnd(router)
  announceArrivals(router)
  // index.html contains this element.
  const root = document.getElementById('root') as HTMLElement
  if (takeHandedOver()) void bringToLife(root, router)
  else createRoot(root).render(<App router={router} />)
}

/**
 * Hydrates a page that the server rendered, once its code is loaded. If loading fails, the server's HTML stays
 * readable.
 */
async function bringToLife(delivered: HTMLElement, router: PortalRouter): Promise<void> {
  router.ssr = { manifest: undefined }
  await router.load()
  if (router.state.matches.some(({ status }) => status === 'error')) return
  hydrateRoot(delivered, <App router={router} />)
  router.subscribe('onBeforeNavigate', leaveFirstPage)
}
