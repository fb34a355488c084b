import { type RefObject, useEffect, useState } from 'react'

/**
 * Whether something is, or has been, on the screen or near it; on paper everything is. Nothing is in sight before the
 * page itself is loaded: what is fetched for it would only hold that up.
 */
export function useInSight(place: RefObject<HTMLElement | null>): boolean {
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    if (seen || !place.current) return
    const see = () => setSeen(true)
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) see()
      },
      { rootMargin: '120px' },
    )
    const element = place.current
    const watch = () => observer.observe(element)
    if (document.readyState === 'complete') watch()
    else window.addEventListener('load', watch, { once: true })
    window.addEventListener('beforeprint', see)
    return () => {
      observer.disconnect()
      window.removeEventListener('load', watch)
      window.removeEventListener('beforeprint', see)
    }
  }, [seen, place])
  return seen
}
