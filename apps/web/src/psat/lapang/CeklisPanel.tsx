import { ErrorState, LoadingRows } from '#platform/ui/states.tsx'
import { CeklisEditor } from '#psat/lapang/CeklisEditor.tsx'
import { HasilLapang } from '#psat/lapang/HasilLapang.tsx'
import { berceklis, useCeklis } from '#psat/lapang/use-ceklis.ts'
import type { Meja } from '#psat/meja/use-meja.ts'

/** The field audit of a file: filled in by the team while it is at that stage, read by everybody else. */
export function CeklisPanel({ meja }: { meja: Meja }) {
  const { berkas, mayCheck } = meja
  const live = mayCheck && berceklis(berkas)
  const { data, error, refetch } = useCeklis(berkas.uuid, { live })
  if (error && !data) {
    return (
      <ErrorState title="Daftar periksa belum dapat dimuat" error={error} onRetry={() => void refetch()} />
    )
  }
  if (!data) return <LoadingRows rows={8} />
  return live ? (
    <CeklisEditor meja={meja} audit={data} />
  ) : (
    <HasilLapang audit={data} temuan={berkas.temuan} />
  )
}
