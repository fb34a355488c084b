import type { Perusahaan } from './data.ts'
import type { Simulator } from './simulator.ts'

/**
 * Returns the company data that receiveNIB and inqueryNIB send. Missing values get the placeholders that OSS uses, such
 * as "-".
 */
export function fileNib(sim: Simulator, perusahaan: Perusahaan) {
  const { nib, oss_id } = perusahaan
  const orang = [...sim.keadaan.orang.values()].find((satu) => satu.nib.includes(nib))
  return {
    nib,
    tgl_pengajuan_nib: '2026-07-01',
    tgl_terbit_nib: '2026-07-01',
    tgl_perubahan_nib: '-',
    oss_id,
    jenis_pelaku_usaha: '01',
    flag_impor: 'N',
    versi_pia: '4.3',
    npwp_perseroan: perusahaan.npwp,
    nama_perseroan: perusahaan.nama,
    nama_singkatan: '-',
    jenis_perseroan: perusahaan.jenis_perseroan,
    alamat_perseroan: perusahaan.alamat,
    rt_rw_perseroan: '',
    perseroan_daerah_id: perusahaan.daerah,
    kode_pos_perseroan: perusahaan.kode_pos,
    nomor_telpon_perseroan: perusahaan.telp,
    email_perusahaan: perusahaan.email,
    flag_umk: 'N',
    flag_perubahan_data_teknis: 'N',
    skala_usaha: '03',
    tgl_pengesahan: '2026-06-30',
    jenis_id_user_proses: '01',
    no_id_user_proses: orang?.nomor_identitas ?? '-',
    nama_user_proses: orang?.nama ?? '-',
    email_user_proses: orang?.email ?? '-',
    hp_user_proses: orang?.telp ?? null,
    agama_user_proses: 'Rekaan',
    status_perkawinan_user_proses: 'Rekaan',
    pekerjaan_user_proses: 'Rekaan',
    status_nib: perusahaan.status_nib,
    tipe_dokumen: '9',
    pemegang_saham: [],
    penanggung_jwb: orang
      ? [
          {
            jns_identitas_penanggung_jwb: '01',
            nama_penanggung_jwb: orang.nama,
            jabatan_penanggung_jwb: 'Direktur',
          },
        ]
      : [],
    legalitas: [],
    data_proyek: perusahaan.proyek.map(({ id_proyek, kbli, uraian_usaha, nama_kegiatan, produk }) => ({
      id_proyek,
      kbli,
      sektor: '018',
      uraian_usaha,
      nama_kegiatan,
      nama_cabang: '-',
      skala_usaha: '03',
      satu_lini: 'N',
      data_lokasi_proyek: [
        { id_proyek_lokasi: '-', proyek_daerah_id: perusahaan.daerah, alamat_usaha: perusahaan.alamat },
      ],
      data_proyek_produk: [{ id_produk: '-', id_proyek, kbli, jenis_produksi: produk, kapasitas: '1200' }],
    })),
  }
}
