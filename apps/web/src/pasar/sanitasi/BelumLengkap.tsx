import { useEffect, useRef } from 'react'
import { Callout } from '#platform/page/Callout.tsx'

/** Explains why the person cannot send the sheet yet. The sheet keeps its answers. */
export function BelumLengkap({ kurang, disimpan }: { kurang: readonly string[]; disimpan: string }) {
  const box = useRef<HTMLDivElement>(null)
  const shown = kurang.length > 0
  // The message stands below a long sheet, so the page scrolls to it.
  useEffect(() => {
    if (shown) box.current?.scrollIntoView({ block: 'center' })
  }, [shown])
  if (!shown) return null
  return (
    <Callout ref={box} tone="warn" title="Belum dapat dikirim" flush>
      {kurang.join(' ')} Yang tidak ada di pasar ini, nilai Tidak berlaku. {disimpan}
    </Callout>
  )
}
