import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { isPrinting } from '#platform/ui/printing.ts'

/** Of a sheet between its margins; wider drawings would come out with letters too small to read. */
const paper = 660

/** Follows the place a drawing has, from when its letters can be measured on, and to paper. 0: not known yet. */
export function useDrawingWidth(place: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    // Drawn first for paper: nobody waits for an observer.
    if (isPrinting() && place.current) setWidth(Math.min(Math.floor(place.current.clientWidth), paper))
  }, [place])
  useEffect(() => {
    const element = place.current
    if (!element) return
    let gone = false
    const measure = () => setWidth(Math.floor(element.clientWidth))
    const observer = new ResizeObserver(measure)
    void document.fonts.ready.then(() => !gone && observer.observe(element))
    // What waits to be measured has its place already: paper does not wait.
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
