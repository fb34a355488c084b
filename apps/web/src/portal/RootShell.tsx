import { screenRuleOf } from '@portal/domain/portal/screens'
import { useRouterState } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { ConfirmHost } from '#platform/notices/ConfirmHost.tsx'
import { NoticeHost } from '#platform/notices/NoticeHost.tsx'
import { PopupHost } from '#platform/notices/PopupHost.tsx'
import { ArrivalNews } from '#platform/routing/ArrivalNews.tsx'
import { useUser } from '#platform/session/use-session.ts'
import { LoadingBar } from '#platform/ui/states/LoadingBar.tsx'
import { layoutOf } from '#portal/layout-of.ts'
import { layouts } from '#portal/layouts.ts'
import { Opening } from '#portal/Opening.tsx'

/** The layout of the current screen and global elements: loading bar, popups, notices and navigation announcements. */
export function RootShell({ children }: { children: ReactNode }) {
  const path = useShownPath()
  const user = useUser()
  const Layout = layouts[layoutOf(path, user)]
  // When a session ends, this hides the guarded screen before the router navigates.
  const leaving = !user && screenRuleOf(path)?.entrance !== undefined
  return (
    <>
      <LoadingBar />
      <ArrivalNews />
      {leaving ? (
        <Opening />
      ) : (
        <Suspense fallback={<Opening />}>
          <Layout>{children}</Layout>
        </Suspense>
      )}
      <PopupHost />
      <ConfirmHost />
      <NoticeHost />
    </>
  )
}

/** Returns the path of the visible screen. During navigation the location is already the next one. */
function useShownPath(): string {
  return useRouterState({
    select: (state) => {
      const last = state.matches.at(-1)
      if (last && last.routeId !== '__root__') return last.pathname
      return (state.resolvedLocation ?? state.location).pathname
    },
  })
}
