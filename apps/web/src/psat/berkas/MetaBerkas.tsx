import { jenisPengajuanLabels } from '@portal/domain/psat/jenis/jenis-pengajuan'
import type { RingkasanPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { CopyText } from '#platform/ui/CopyText.tsx'

type Named = Pick<
  RingkasanPengajuan,
  'nomorPermohonan' | 'nama_perusahaan' | 'jenisPengajuan' | 'nomor' | 'kota' | 'provinsi'
>

/** The line under the name of a file: the number to say on the phone, whose it is, what is asked. */
export function MetaBerkas({ berkas }: { berkas: Named }) {
  const { nomorPermohonan, nama_perusahaan, jenisPengajuan, nomor, kota, provinsi } = berkas
  const rest = [
    nama_perusahaan,
    jenisPengajuanLabels[jenisPengajuan].toLowerCase(),
    [kota, provinsi].filter(Boolean).join(', '),
    nomor && `izin\u00a0${nomor}`,
  ]
  return (
    <>
      <CopyText label="nomor permohonan" text={nomorPermohonan} />
      {rest.filter(Boolean).map((part) => `\u00a0· ${part}`)}
    </>
  )
}
