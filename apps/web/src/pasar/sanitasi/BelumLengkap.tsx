import { useEffect, useRef } from 'react'
import { Callout } from '#platform/page/Callout.tsx'

/** Why a sheet cannot be sent yet; what was filled in stays. */
export function BelumLengkap({ kurang, disimpan }: { kurang: readonly string[]; disimpan: string }) {
  const box = useRef<HTMLDivElement>(null)
  const shown = kurang.length > 0
  // It stands below a long sheet: what was asked for is brought into sight.
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
