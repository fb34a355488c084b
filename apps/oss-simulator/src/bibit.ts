import type { Orang, Perusahaan } from './data.ts'

/** Returns a fictional sequence number for the ids of a company. */
const nomor = (urut: number, jenis: number) => `2026070108300${String(jenis)}${String(urut).padStart(7, '0')}`

interface Contoh {
  nib: string
  nama: string
  jenis_perseroan: string
  alamat: string
  daerah: string
  orang: string
  username: string
  nomor_identitas: string
  produk: string
  kbli: string
  /** NIB status from list 14 of the guide. The default is 01. */
  status_nib?: string
}

/**
 * Sample companies. The portal's demonstration data also contains the first company, with a manually created account.
 * The portal learns of the others only through OSS.
 */
const contoh: Contoh[] = [
  {
    nib: '8120003471526',
    nama: 'PT Sumber Segar Priangan',
    jenis_perseroan: '01',
    alamat: 'Jalan Soekarno-Hatta 412, Bandung',
    daerah: '3273000000',
    orang: 'Budi Santoso',
    username: 'budi.santoso',
    nomor_identitas: '9999010101800001',
    produk: 'Beras premium',
    kbli: '10631',
  },
  {
    nib: '9990001234567',
    nama: 'PT Contoh Pangan Segar Nusantara',
    jenis_perseroan: '01',
    alamat: 'Jl. Rekaan No. 7, Cibinong',
    daerah: '3201012001',
    orang: 'Siti Contoh',
    username: 'siti.contoh',
    nomor_identitas: '9999010101900001',
    produk: 'Kacang hijau kupas',
    kbli: '10799',
  },
  {
    nib: '9990002345678',
    nama: 'CV Rekaan Buah Tropis',
    jenis_perseroan: '02',
    alamat: 'Jl. Umpama Raya 21, Malang',
    daerah: '3573000000',
    orang: 'Made Misal',
    username: 'made.misal',
    nomor_identitas: '9999020202850002',
    produk: 'Apel segar kemasan',
    kbli: '46312',
  },
  {
    nib: '9990003456789',
    nama: 'Koperasi Tani Andai Makmur',
    jenis_perseroan: '07',
    alamat: 'Desa Andaian RT 02/03, Sleman',
    daerah: '3404000000',
    orang: 'Tono Andai',
    username: 'tono.andai',
    nomor_identitas: '9999030303750003',
    produk: 'Salak pondoh',
    kbli: '01199',
  },
  {
    nib: '9990004567890',
    nama: 'PT Beku Seumpama',
    jenis_perseroan: '01',
    alamat: 'Jl. Dibekukan 1, Jakarta',
    daerah: '3171000000',
    orang: 'Rina Umpama',
    username: 'rina.umpama',
    nomor_identitas: '9999040404820004',
    produk: 'Jamur kering',
    kbli: '10391',
    status_nib: '05',
  },
]

export function perusahaanAwal(): { orang: Orang[]; perusahaan: Perusahaan[] } {
  const orang = contoh.map(({ username, orang: nama, nomor_identitas, nib }, at) => ({
    username,
    nama,
    nomor_identitas,
    email: `${username}@simulasi.contoh.id`,
    telp: `08000000000${at + 1}`,
    nib: [nib],
  }))
  const perusahaan = contoh.map((satu, at) => ({
    nib: satu.nib,
    oss_id: `P-${nomor(at + 1, 1)}`,
    nama: satu.nama,
    npwp: `9999999900${String(at + 1).padStart(5, '0')}`,
    jenis_perseroan: satu.jenis_perseroan,
    alamat: satu.alamat,
    daerah: satu.daerah,
    kode_pos: '10110',
    email: `kontak@perusahaan-${at + 1}.contoh.id`,
    telp: `02100000${at + 1}`,
    status_nib: satu.status_nib ?? '01',
    proyek: [
      {
        id_proyek: `R-${nomor(at + 1, 2)}`,
        kbli: satu.kbli,
        uraian_usaha: `Penanganan ${satu.produk.toLowerCase()}`,
        nama_kegiatan: `Rumah kemas ${satu.nama}`,
        produk: satu.produk,
      },
    ],
  }))
  return { orang, perusahaan }
}
