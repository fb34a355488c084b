import type { Salinan } from '../isian/salinan.ts'
import type { JenisIzin, JenisPengajuan } from '../jenis/jenis-pengajuan.ts'

export interface LampiranSertifikat {
  kunci: string
  judul: string
}

/** Returns the files that the portal appends to the certificate PDF. Proofs of units are not appended. */
export function lampiranSertifikat(
  auditType: JenisIzin,
  jenis: JenisPengajuan,
  { info_produk, dokumen }: Salinan,
): LampiranSertifikat[] {
  if (auditType === 'sppb_psat' || jenis === 'pengalihan') return []
  const given = (kunci: string | null | undefined, judul: string) => (kunci ? [{ kunci, judul }] : [])
  if (jenis === 'perubahan_data') {
    return [
      ...given(dokumen.kemasan_lama, 'Desain kemasan dan label lama'),
      ...given(dokumen.kemasan_baru, 'Desain kemasan dan label baru'),
    ]
  }
  return info_produk.flatMap((produk) => [
    ...given(produk.laporan_hasil_uji_mutu_file, `Kelas mutu: ${produk.nama_dagang}`),
    ...given(produk.bukti_klaim, `Klaim: ${produk.nama_dagang}`),
    ...given(produk.desain_tabel_dan_kemasan, `Desain kemasan dan label: ${produk.nama_dagang}`),
  ])
}

/** Returns the copy without these files, so that the certificate does not mention an annex that was left out. */
export function withoutFiles(salinan: Salinan, keys: readonly string[]): Salinan {
  const gone = new Set(keys)
  const kept = (kunci: string | null) => (kunci !== null && gone.has(kunci) ? null : kunci)
  return {
    ...salinan,
    info_produk: salinan.info_produk.map((produk) => ({
      ...produk,
      laporan_hasil_uji_mutu_file: kept(produk.laporan_hasil_uji_mutu_file),
      bukti_klaim: kept(produk.bukti_klaim),
      desain_tabel_dan_kemasan: kept(produk.desain_tabel_dan_kemasan),
    })),
    dokumen: Object.fromEntries(Object.entries(salinan.dokumen).filter(([, kunci]) => !gone.has(kunci))),
  }
}
