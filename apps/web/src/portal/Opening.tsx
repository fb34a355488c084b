import { useLocation } from '@tanstack/react-router'
import { OpeningView } from '#platform/routing/ErrorViews.tsx'
import { layoutOf } from '#portal/layout-of.ts'

/** A placeholder in the shape of the layout that is loading. */
export function Opening() {
  const path = useLocation({ select: ({ pathname }) => pathname })
  return <OpeningView desk={layoutOf(path, undefined).startsWith('sidebar-')} />
}
