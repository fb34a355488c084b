import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { isPrinting } from '#platform/ui/printing.ts'

/** Once the page itself is loaded: what is fetched for something else would only hold that up. */
function onceLoaded(work: () => void): () => void {
  if (document.readyState === 'complete') work()
  else window.addEventListener('load', work, { once: true })
  return () => window.removeEventListener('load', work)
}

/**
 * Whether a part of the page may be drawn: it is on the screen, near it, or on its way to paper, and `prepare` has fetched
 * what it needs. A browser prints what is drawn at that moment, so `prepare` runs ahead once the page is idle. A phone
 * hardly prints and pays for what it fetches, so there it runs when the part is in sight.
 *
 * The answer changes once. Suspense would reveal the part up to 300 ms after its code has come, and paper does not wait;
 * and an update in between would replace what the server drew by a placeholder.
 */
export function useInSight(place: RefObject<HTMLElement | null>, prepare?: () => Promise<unknown>): boolean {
  const [drawn, setDrawn] = useState(false)
  // Mounted while the page is printed: the event has passed already.
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
    // The part itself says what failed when it is drawn.
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
      // Nobody has asked for it yet: what fails now is fetched again when it is in sight.
      if (navigator.onLine) prepare().catch(() => undefined)
    }
    return onceLoaded(() => (window.requestIdleCallback ?? setTimeout)(fetchAhead))
  }, [prepare])
  return drawn
}
