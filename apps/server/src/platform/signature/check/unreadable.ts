import {
  type KodeTemuan,
  type PemeriksaanTandaTangan,
  type TandaTangan,
  temuanOf,
  vonisOf,
} from '@portal/domain/platform/tanda-tangan/tanda-tangan.contract'

/** Returns a signature without any trusted content, not even the signer's name. */
export function unproven(kode: KodeTemuan): TandaTangan {
  const temuan = [temuanOf(kode)]
  return {
    vonis: vonisOf(temuan),
    penanda_tangan: null,
    instansi: null,
    penerbit: null,
    milik_portal: false,
    waktu: null,
    sumber_waktu: null,
    alasan: null,
    seluruh_dokumen: false,
    temuan,
  }
}

/** The result for a file that exceeds the limits. */
export const tooComplex: PemeriksaanTandaTangan = {
  vonis: 'tidak_sah',
  tanda_tangan: [unproven('tidak_terbaca')],
}
