import { type RefObject, useEffect } from 'react'

/** Keeps the chosen tab in sight where a phone has no room for all of them; the page itself does not move. */
export function useScrolledTo(bar: RefObject<HTMLElement | null>, selector: string, chosen: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is another tab to show
  useEffect(() => {
    const tab = bar.current?.querySelector<HTMLElement>(selector)
    if (bar.current && tab) bar.current.scrollLeft = tab.offsetLeft - bar.current.offsetLeft - 16
  }, [bar, selector, chosen])
}
