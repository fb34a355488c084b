import { jenisPengajuanLabels } from '@portal/domain/psat/jenis/jenis-pengajuan'
import type { RingkasanPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import type { ReactNode } from 'react'
import { CopyText } from '#platform/ui/CopyText.tsx'
import classes from '#psat/berkas/MetaBerkas.module.css'

type Named = Pick<
  RingkasanPengajuan,
  'nomorPermohonan' | 'nama_perusahaan' | 'jenisPengajuan' | 'nomor' | 'kota' | 'provinsi'
>

interface MetaBerkasProps {
  berkas: Named
  /** The track, which only staff see. */
  track?: ReactNode
}

export function MetaBerkas({ berkas, track }: MetaBerkasProps) {
  const { nomorPermohonan, nama_perusahaan, jenisPengajuan, nomor, kota, provinsi } = berkas
  const kind = [
    jenisPengajuanLabels[jenisPengajuan].toLowerCase(),
    [kota, provinsi].filter(Boolean).join(', '),
  ]
  return (
    <>
      <CopyText label="nomor permohonan" text={nomorPermohonan} />
      {`\u00a0· ${nama_perusahaan}`}
      <span className={classes.wide}>
        {kind.filter(Boolean).map((part) => `\u00a0· ${part}`)} {track}
      </span>
      {nomor && `\u00a0· izin\u00a0${nomor}`}
    </>
  )
}
