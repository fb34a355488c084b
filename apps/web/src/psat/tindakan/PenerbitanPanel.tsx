import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { Section } from '#platform/page/Section.tsx'
import { ErrorState, LoadingRows } from '#platform/ui/states.tsx'
import { NomorForm } from '#psat/penerbitan/NomorForm.tsx'
import { SertifikatEditor } from '#psat/penerbitan/sertifikat/SertifikatEditor.tsx'
import { SertifikatTerbit } from '#psat/penerbitan/sertifikat/SertifikatTerbit.tsx'
import { boleh } from '#psat/penerbitan/tagihan/bayar.ts'
import { PeriksaBukti } from '#psat/penerbitan/tagihan/PeriksaBukti.tsx'
import { TagihanForm } from '#psat/penerbitan/tagihan/TagihanForm.tsx'
import { TagihanView } from '#psat/penerbitan/tagihan/TagihanView.tsx'
import { TanpaBayar } from '#psat/penerbitan/tagihan/TanpaBayar.tsx'
import { type Penerbitan, usePenerbitan } from '#psat/penerbitan/use-penerbitan.ts'

/** From the recommendation to the certificate, as staff work on it. */
export function PenerbitanPanel({ berkas }: { berkas: BerkasPengajuan }) {
  const { data, error, refetch } = usePenerbitan(berkas.uuid)
  if (data) return <Isi berkas={berkas} penerbitan={data} />
  if (error) {
    return <ErrorState title="Bagian ini belum dapat dimuat" error={error} onRetry={() => void refetch()} />
  }
  return <LoadingRows rows={6} />
}

function Isi({ berkas, penerbitan }: { berkas: BerkasPengajuan; penerbitan: Penerbitan }) {
  const { tagihan, tarif } = penerbitan
  if (berkas.process === 'penagihan') {
    if (boleh(berkas, 'terbitkan_tagihan')) return <TagihanForm berkas={berkas} tarif={tarif} />
    return <TanpaBayar berkas={berkas} tarif={tarif} />
  }
  return (
    <>
      {berkas.process === 'terbit' && <SertifikatTerbit berkas={berkas} penerbitan={penerbitan} />}
      {berkas.process === 'penerbitan_nomor' && (
        <>
          <NomorForm key={berkas.nomor} berkas={berkas} />
          {boleh(berkas, 'catat_nomor') && <SertifikatEditor berkas={berkas} />}
        </>
      )}
      {tagihan && boleh(berkas, 'terima_pembayaran') && <PeriksaBukti berkas={berkas} tagihan={tagihan} />}
      {tagihan && !boleh(berkas, 'terima_pembayaran') && <TagihanView tagihan={tagihan} />}
      {tagihan && boleh(berkas, 'ganti_tagihan') && (
        <TagihanForm key={tagihan.kd_billing} berkas={berkas} tarif={tarif} lama={tagihan} />
      )}
      {!tagihan && berkas.process !== 'terbit' && berkas.process !== 'penerbitan_nomor' && (
        <Section title="Pembayaran PNBP">
          <p>Berkas ini tidak sampai ke tahap pembayaran.</p>
        </Section>
      )}
    </>
  )
}
