import {
  type KodeTemuan,
  type PemeriksaanTandaTangan,
  type TandaTangan,
  temuanOf,
  vonisOf,
} from '@portal/domain/platform/tanda-tangan/tanda-tangan.contract'

/** A signature of which nothing may be believed, not even the name in it. */
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

/** For a file that takes more than a document has reason to take. */
export const tooComplex: PemeriksaanTandaTangan = {
  vonis: 'tidak_sah',
  tanda_tangan: [unproven('tidak_terbaca')],
}
