import { createRootRoute, Outlet } from '@tanstack/react-router'
import { BareErrorView, NotFoundView, OpeningView } from '#platform/routing/ErrorViews.tsx'
import { guardRoute } from '#portal/guard-route.ts'
import { RootShell } from '#portal/RootShell.tsx'

export const Route = createRootRoute({
  beforeLoad: ({ location }) => guardRoute(location),
  component: Root,
  notFoundComponent: NotFoundView,
  errorComponent: BareErrorView,
  pendingComponent: OpeningView,
})

function Root() {
  return (
    <RootShell>
      <Outlet />
    </RootShell>
  )
}
