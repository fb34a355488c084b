import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { ErrorState, LoadingRows } from '#platform/ui/states/states.tsx'
import { LampiranEditor } from '#psat/lampiran/LampiranEditor.tsx'
import { LampiranView } from '#psat/lampiran/LampiranView.tsx'
import { useLampiran } from '#psat/lampiran/use-lampiran.ts'
import { boleh } from '#psat/langkah/langkah-props.ts'
import classes from '#psat/penerbitan/penerbitan.module.css'

/** Shows the technical attachment. Users with the step `lampiran` can edit it, all others read it. */
export function LampiranPanel({ berkas }: { berkas: BerkasPengajuan }) {
  const { data, error, refetch } = useLampiran(berkas)
  if (error) {
    return <ErrorState title="Lampiran belum dapat dimuat" error={error} onRetry={() => void refetch()} />
  }
  if (!data) return <LoadingRows rows={6} />
  return (
    <div className={classes.parts}>
      {boleh(berkas, 'lampiran') ? (
        <LampiranEditor key={berkas.versi} berkas={berkas} lampiran={data} />
      ) : (
        <LampiranView berkas={berkas} lampiran={data} />
      )}
    </div>
  )
}
