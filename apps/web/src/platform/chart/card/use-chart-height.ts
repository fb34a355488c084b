import { type CSSProperties, useSyncExternalStore } from 'react'

const narrow = '(max-width: 767.98px)'

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(narrow)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/**
 * Returns the height reserved for a chart. CSS variables set it before scripts run. Narrow screens use at most 280 px
 * (design: 240 plus the legend).
 */
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
