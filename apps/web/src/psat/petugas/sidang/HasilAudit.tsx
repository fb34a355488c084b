import { formatDateTime } from '@portal/domain/platform/format'
import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { NoteBox } from '#platform/page/NoteBox.tsx'
import { Section } from '#platform/page/Section.tsx'
import { ErrorState, LoadingRows } from '#platform/ui/states/states.tsx'
import { LampiranButton } from '#psat/berkas/isi/LampiranButton.tsx'
import { HasilLapang } from '#psat/lapang/HasilLapang.tsx'
import { openLaporanAudit } from '#psat/lapang/kunjungan/use-kunjungan.ts'
import { useCeklis } from '#psat/lapang/use-ceklis.ts'
import classes from '#psat/petugas/sidang/komtek.module.css'

export function HasilAudit({ berkas }: { berkas: BerkasPengajuan }) {
  const sppb = berkas.auditType === 'sppb_psat'
  const { data, error, refetch } = useCeklis(berkas.uuid, { enabled: sppb })
  const words = berkas.riwayat.filter(({ form }) => form === 'hasilAudit')
  return (
    <div className={classes.part}>
      <Section title="Hasil audit" text="Catatan dan berkas hasil dari tiap tahap.">
        <ol className={classes.results}>
          {words.map((baris) => (
            <li key={baris.urutan}>
              <p>
                <b>{baris.peristiwa}</b>
                <span>
                  {baris.oleh}, {formatDateTime(baris.waktu)}
                </span>
              </p>
              {baris.catatan && <NoteBox>{baris.catatan}</NoteBox>}
              {baris.lampiran.map(({ label, kunci }) => (
                <LampiranButton key={kunci} kunci={kunci} label={label} />
              ))}
            </li>
          ))}
        </ol>
      </Section>
      {data && (
        <HasilLapang audit={data} temuan={berkas.temuan} onPrint={() => openLaporanAudit(berkas.uuid)} />
      )}
      {!data && error && (
        <ErrorState title="Daftar periksa belum dapat dimuat" error={error} onRetry={() => void refetch()} />
      )}
      {sppb && !data && !error && <LoadingRows rows={3} />}
    </div>
  )
}
