import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { isPrinting } from '#platform/ui/printing.ts'

/** Printable width of a page in pixels. A wider drawing would scale down and become unreadable. */
const paper = 660

/** Tracks the width of a drawing once fonts are loaded, and limits it for print. Returns 0 while unknown. */
export function useDrawingWidth(place: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    // A chart that first renders while printing measures itself at once, because printing does not wait for the
    // ResizeObserver.
    if (isPrinting() && place.current) setWidth(Math.min(Math.floor(place.current.clientWidth), paper))
  }, [place])
  useEffect(() => {
    const element = place.current
    if (!element) return
    let gone = false
    const measure = () => setWidth(Math.floor(element.clientWidth))
    const observer = new ResizeObserver(measure)
    void document.fonts.ready.then(() => !gone && observer.observe(element))
    // Printing does not wait for fonts, so an unmeasured chart takes the width of its container.
    const toPaper = () =>
      flushSync(() => setWidth((now) => Math.min(now || Math.floor(element.clientWidth), paper)))
    window.addEventListener('beforeprint', toPaper)
    window.addEventListener('afterprint', measure)
    return () => {
      gone = true
      observer.disconnect()
      window.removeEventListener('beforeprint', toPaper)
      window.removeEventListener('afterprint', measure)
    }
  }, [place])
  return width
}
