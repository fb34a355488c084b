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
 * Whether something is, or has been, on the screen or near it; on paper everything is. A browser prints what is drawn at
 * that moment, so `prepare` fetches ahead what the drawing needs, once nothing else is to be done. A phone does not: it
 * hardly prints, and pays for what it fetches.
 */
export function useInSight(place: RefObject<HTMLElement | null>, prepare?: () => Promise<unknown>): boolean {
  const [seen, setSeen] = useState(false)
  // Drawn first for paper, as what lies in another part that is: the moment has come already.
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
    if (!prepare || !window.matchMedia('(min-width: 768px)').matches) return
    const fetchAhead = () => {
      // Nobody has asked for it: what fails now is fetched when it is.
      if (navigator.onLine) prepare().catch(() => undefined)
    }
    return onceLoaded(() => (window.requestIdleCallback ?? setTimeout)(fetchAhead))
  }, [prepare])
  return seen
}
