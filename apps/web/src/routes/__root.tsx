import { createRootRoute, Outlet } from '@tanstack/react-router'
import { BareErrorView, NotFoundView } from '#platform/routing/ErrorViews.tsx'
import { guardRoute } from '#portal/guard-route.ts'
import { Opening } from '#portal/Opening.tsx'
import { RootShell } from '#portal/RootShell.tsx'

export const Route = createRootRoute({
  beforeLoad: ({ location }) => guardRoute(location),
  component: Root,
  notFoundComponent: NotFoundView,
  errorComponent: BareErrorView,
  pendingComponent: Opening,
  // Shows the placeholder at once, because loading the session may take a while.
  pendingMs: 0,
  pendingMinMs: 0,
})

function Root() {
  return (
    <RootShell>
      <Outlet />
    </RootShell>
  )
}
