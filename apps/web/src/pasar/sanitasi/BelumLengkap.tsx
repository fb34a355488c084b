import { Callout } from '#platform/page/Callout.tsx'

/** Why a sheet cannot be sent yet; what was filled in stays. */
export function BelumLengkap({ kurang, disimpan }: { kurang: readonly string[]; disimpan: string }) {
  if (kurang.length === 0) return null
  return (
    <Callout tone="warn" title="Belum dapat dikirim" flush>
      {kurang.join(' ')} Yang tidak ada di pasar ini, nilai Tidak berlaku. {disimpan}
    </Callout>
  )
}
