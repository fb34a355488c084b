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
 */
export function useInSight(place: RefObject<HTMLElement | null>, prepare?: () => Promise<unknown>): boolean {
  const [seen, setSeen] = useState(false)
  // Kept here and not left to Suspense, which reveals a part up to 300 ms after its code has come: paper does not wait.
  const [ready, setReady] = useState(!prepare)
  // Mounted while the page is printed: the event has passed already.
  useLayoutEffect(() => {
    if (isPrinting()) setSeen(true)
  }, [])
  useEffect(() => {
    if (seen || !place.current) return
    const see = () => setSeen(true)
    const seeNow = () => flushSync(see)
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) see()
      },
      { rootMargin: '120px' },
    )
    const element = place.current
    const stop = onceLoaded(() => observer.observe(element))
    const paper = window.matchMedia('print')
    paper.addEventListener('change', see)
    window.addEventListener('beforeprint', seeNow)
    return () => {
      stop()
      observer.disconnect()
      paper.removeEventListener('change', see)
      window.removeEventListener('beforeprint', seeNow)
    }
  }, [seen, place])
  useEffect(() => {
    if (!prepare || ready) return
    const done = () => setReady(true)
    if (seen) {
      // The part itself says what failed when it is drawn.
      void prepare().then(done, done)
      return
    }
    if (!navigator.onLine || !window.matchMedia('(min-width: 768px)').matches) return
    // Nobody has asked for it yet: what fails now is fetched again when it is in sight.
    return onceLoaded(() =>
      (window.requestIdleCallback ?? setTimeout)(() => void prepare().then(done, () => undefined)),
    )
  }, [prepare, ready, seen])
  return seen && (ready || isPrinting())
}
