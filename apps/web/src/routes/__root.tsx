import { createRootRoute, Outlet } from '@tanstack/react-router'
import { RootShell } from '#platform/layouts/RootShell.tsx'
import { BareErrorView, NotFoundView, OpeningView } from '#platform/routing/ErrorViews.tsx'
import { guardRoute } from '#platform/routing/guard-route.ts'

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
