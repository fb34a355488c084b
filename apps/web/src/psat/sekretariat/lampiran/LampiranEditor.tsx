import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { ErrorState, LoadingRows } from '#platform/ui/states/states.tsx'
import { DataEdarForm } from '#psat/sekretariat/lampiran/DataEdarForm.tsx'
import { LampiranForm } from '#psat/sekretariat/lampiran/LampiranForm.tsx'
import { type Lampiran, usePratinjauLampiran } from '#psat/sekretariat/lampiran/use-lampiran.ts'

/** Edits the attachment: the data of a change or transfer first, then the printed fields and the preview. */
export function LampiranEditor({ berkas, lampiran }: { berkas: BerkasPengajuan; lampiran: Lampiran }) {
  const { data, error, refetch } = usePratinjauLampiran(berkas, { isOldTemplete: lampiran.isOldTemplete })
  return (
    <>
      <DataEdarForm berkas={berkas} lampiran={lampiran} />
      {data ? (
        <LampiranForm berkas={berkas} lampiran={lampiran} awal={data} />
      ) : error ? (
        <ErrorState title="Pratinjau belum dapat dibuat" error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingRows rows={5} />
      )}
    </>
  )
}
