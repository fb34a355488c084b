import { useQuery } from '@tanstack/react-query'
import { notify } from '#platform/notices/notify.ts'
import { findFieldData, keepFieldData } from '#platform/offline/field-data.ts'
import { Callout } from '#platform/page/Callout.tsx'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { ErrorState, LoadingRows } from '#platform/ui/states/states.tsx'
import { ApiError } from '#platform/wire/api-error.ts'
import { CeklisEditor } from '#psat/lapang/CeklisEditor.tsx'
import type { AuditLapang } from '#psat/lapang/luring/ceklis-server.ts'
import type { BerkasLapang } from '#psat/lapang/luring/salinan-ceklis.ts'

interface CeklisSiap {
  berkas: BerkasLapang
  audit: AuditLapang
}

const nameOf = (uuid: string) => `ceklis/${uuid}`

/** Stores only the checklist and the company name on the device, because a phone can be lost. */
export function prepareCeklis(siap: CeklisSiap): Promise<void> {
  return keepFieldData(nameOf(siap.berkas.uuid), siap).catch(() => undefined)
}

/** Opens the checklist from the device if the server is unreachable. */
export function CeklisLuring({ uuid, onRetry }: { uuid: string; onRetry: () => void }) {
  const { data, isPending } = useQuery({
    queryKey: ['luring', nameOf(uuid)],
    queryFn: async () => (await findFieldData<CeklisSiap>(nameOf(uuid))) ?? null,
    networkMode: 'always',
    meta: { silent: true },
  })
  if (isPending) return <LoadingRows rows={8} />
  if (!data) {
    return (
      <>
        <PageHeader title="Berkas perizinan" />
        <ErrorState
          title="Berkas ini belum disiapkan untuk bekerja tanpa sinyal"
          error={new ApiError(0, undefined)}
          onRetry={onRetry}
        />
      </>
    )
  }
  const { berkas, audit } = data.value
  return (
    <>
      <PageHeader title={berkas.nama} meta="Daftar periksa audit lapang" />
      <Callout>
        Hanya daftar periksa yang terbuka tanpa sinyal. Dokumen, temuan, dan langkah lain menunggu sinyal.
      </Callout>
      <CeklisEditor
        berkas={berkas}
        temuan={[]}
        audit={audit}
        onTemuan={() => notify.info('Temuan ditambahkan setelah ada sinyal. Tulis dulu di catatan butir.')}
        onLihat={() => undefined}
      />
    </>
  )
}
