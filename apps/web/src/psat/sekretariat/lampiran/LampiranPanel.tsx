import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { ErrorState, LoadingRows } from '#platform/ui/states/states.tsx'
import { boleh } from '#psat/alur/langkah/langkah-props.ts'
import classes from '#psat/penerbitan/penerbitan.module.css'
import { LampiranEditor } from '#psat/sekretariat/lampiran/LampiranEditor.tsx'
import { LampiranView } from '#psat/sekretariat/lampiran/LampiranView.tsx'
import { useLampiran } from '#psat/sekretariat/lampiran/use-lampiran.ts'

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
