import { type CSSProperties, useSyncExternalStore } from 'react'

const narrow = '(max-width: 767.98px)'

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(narrow)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** The height kept for a chart, as CSS knows it before anything runs; small screens have lower ones (look: 240 and its legend). */
export function useChartHeight(tall = 320): { height: number; style: CSSProperties } {
  const isNarrow = useSyncExternalStore(
    subscribe,
    () => window.matchMedia(narrow).matches,
    () => false,
  )
  const short = Math.min(tall, 280)
  const style = { '--tinggi': `${tall}px`, '--tinggi-sempit': `${short}px` } as CSSProperties
  return { height: isNarrow ? short : tall, style }
}
