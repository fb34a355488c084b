export interface Orang {
  username: string
  nama: string
  nomor_identitas: string
  email: string
  telp: string
  nib: string[]
}

export interface Proyek {
  id_proyek: string
  kbli: string
  uraian_usaha: string
  nama_kegiatan: string
  produk: string
}

export interface Perusahaan {
  nib: string
  oss_id: string
  nama: string
  npwp: string
  jenis_perseroan: string
  alamat: string
  daerah: string
  kode_pos: string
  email: string
  telp: string
  /** NIB status from list 14 of the guide: 01 active, 05 frozen, 06 revoked. */
  status_nib: string
  proyek: Proyek[]
}

/** One status that OSS accepted. `ganda` marks a repeat of an earlier message, which changed nothing. */
export interface BarisRiwayat {
  kd_status: string
  nama_status: string
  keterangan: string
  nip_status: string
  tgl_status: string
  diterima: string
  ganda: boolean
  file_lampiran: string
  oleh: 'instansi' | 'oss'
  data_pnbp?: Record<string, unknown>
}

export interface Izin {
  id_izin: string
  kd_izin: string
  nib: string
  oss_id: string
  id_proyek: string
  id_produk: string
  kd_daerah: string
  kewenangan: string
  kd_status: string
  dibuat: string
  riwayat: BarisRiwayat[]
  nomor: string
  nomor_instansi: string
  tgl_terbit: string
  tgl_berlaku: string
  berkas: string[]
}
