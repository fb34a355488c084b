import { type RefObject, useEffect, useState } from 'react'

/** Whether something is, or has been, on the screen or near it; on paper everything is. */
export function useInSight(place: RefObject<HTMLElement | null>): boolean {
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    if (seen || !place.current) return
    const see = () => setSeen(true)
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) see()
      },
      { rootMargin: '240px' },
    )
    observer.observe(place.current)
    window.addEventListener('beforeprint', see)
    return () => {
      observer.disconnect()
      window.removeEventListener('beforeprint', see)
    }
  }, [seen, place])
  return seen
}
