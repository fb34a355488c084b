import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { Section } from '#platform/page/Section.tsx'
import { ErrorState, LoadingRows } from '#platform/ui/states/states.tsx'
import { SertifikatForm } from '#psat/penerbitan/sertifikat/SertifikatForm.tsx'
import { usePratinjau } from '#psat/penerbitan/sertifikat/use-pratinjau.ts'

interface SertifikatEditorProps {
  berkas: BerkasPengajuan
  /** If false, the user can read and fill in the form, but the certificate still needs its number. */
  siap: boolean
  /** Set if the new print replaces a faulty one. */
  ulang?: { onClose: () => void } | undefined
}

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
