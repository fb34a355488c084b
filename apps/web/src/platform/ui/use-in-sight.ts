import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { isPrinting } from '#platform/ui/printing.ts'

/** Runs the work after the page has loaded, because earlier fetches would slow down the page itself. */
function onceLoaded(work: () => void): () => void {
  if (document.readyState === 'complete') work()
  else window.addEventListener('load', work, { once: true })
  return () => window.removeEventListener('load', work)
}

/**
 * Returns whether a part may render: `prepare` has loaded its code, and it is near or the page is idle (for printing).
 * The value changes once, because an update during hydration would replace the HTML of the server by a placeholder.
 */
export function useInSight(place: RefObject<HTMLElement | null>, prepare?: () => Promise<unknown>): boolean {
  const [drawn, setDrawn] = useState(false)
  // A part that mounts during printing has missed the `beforeprint` event.
  useLayoutEffect(() => {
    if (isPrinting()) setDrawn(true)
  }, [])
  useEffect(() => {
    if (drawn || !place.current) return
    let gone = false
    const draw = () => {
      if (!gone) setDrawn(true)
    }
    const drawNow = () => flushSync(draw)
    // A failure also renders the part, which then shows the error itself.
    const drawPrepared = () => {
      if (prepare) void prepare().then(draw, draw)
      else draw()
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        drawPrepared()
      },
      { rootMargin: '120px' },
    )
    const element = place.current
    const stop = onceLoaded(() => observer.observe(element))
    const paper = window.matchMedia('print')
    paper.addEventListener('change', drawPrepared)
    window.addEventListener('beforeprint', drawNow)
    return () => {
      gone = true
      stop()
      observer.disconnect()
      paper.removeEventListener('change', drawPrepared)
      window.removeEventListener('beforeprint', drawNow)
    }
  }, [drawn, place, prepare])
  useEffect(() => {
    if (!prepare || !window.matchMedia('(min-width: 768px)').matches) return
    const fetchAhead = () => {
      // A prefetch may fail silently: the part loads again when it becomes visible.
      if (navigator.onLine) prepare().catch(() => undefined)
    }
    return onceLoaded(() => (window.requestIdleCallback ?? setTimeout)(fetchAhead))
  }, [prepare])
  return drawn
}
