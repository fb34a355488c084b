import { useLocation } from '@tanstack/react-router'
import { OpeningView } from '#platform/routing/ErrorViews.tsx'
import { layoutOf } from '#portal/layout-of.ts'

/** The outline of the shell that is on its way. */
export function Opening() {
  const path = useLocation({ select: ({ pathname }) => pathname })
  return <OpeningView desk={layoutOf(path, undefined).startsWith('sidebar-')} />
}
