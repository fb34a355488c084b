import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { Section } from '#platform/page/Section.tsx'
import { ErrorState, LoadingRows } from '#platform/ui/states/states.tsx'
import { SertifikatForm } from '#psat/penerbitan/sertifikat/SertifikatForm.tsx'
import { usePratinjau } from '#psat/penerbitan/sertifikat/use-pratinjau.ts'

interface SertifikatEditorProps {
  berkas: BerkasPengajuan
  /** False: it may be looked at and filled in, but waits for its number. */
  siap: boolean
  /** Set where a print with a mistake is replaced. */
  ulang?: { onClose: () => void } | undefined
}

/** The certificate before it is printed: what it says, what may still be set, and how it looks. */
export function SertifikatEditor({ berkas, siap, ulang }: SertifikatEditorProps) {
  const { data, error, refetch } = usePratinjau(berkas, {})
  if (data) return <SertifikatForm berkas={berkas} siap={siap} awal={data} ulang={ulang} />
  return (
    <Section title={ulang ? 'Terbitkan ulang sertifikat' : 'Sertifikat'}>
      {error ? (
        <ErrorState title="Pratinjau belum dapat dibuat" error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingRows rows={5} />
      )}
    </Section>
  )
}
