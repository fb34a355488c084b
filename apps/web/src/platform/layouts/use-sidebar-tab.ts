import { useEffect } from 'react'
import { sidebarTab } from '#platform/layouts/shell-slots.ts'

/** Tells the sidebar to which of its tabs the shown record belongs. */
export function useSidebarTab(badge: string): void {
  useEffect(() => {
    sidebarTab.set(badge)
    return () => sidebarTab.set(undefined)
  }, [badge])
}
