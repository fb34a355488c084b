import { pelakuDaerah } from './pelaku-daerah.ts'

/** Data of a company: units, commodities, and the brand of its imports. */
export interface Milik {
  unit: readonly string[]
  lingkup: readonly string[]
  merek: string
  impor: boolean
}

/** A company whose account has no password, so that nobody can sign in with it. */
export interface PelakuLain extends Milik {
  username: string
  orang: string
  perusahaan: string
  nib: string
  jenis_perseroan: string
  kota_id: number
  alamat: string
}

export const pelakuLain: readonly PelakuLain[] = [
  {
    username: 'agro_nusantara',
    orang: 'Dimas Wicaksono',
    perusahaan: 'PT Agro Nusantara Segar',
    nib: '0220103948571',
    jenis_perseroan: '01',
    kota_id: 3374,
    alamat: 'Jalan Pemuda 21, Semarang',
    unit: ['Rumah kemas Ungaran', 'Gudang Semarang'],
    lingkup: ['Bawang Merah', 'Cabai', 'Kentang', 'Wortel'],
    merek: 'Nusa Segar',
    impor: true,
  },
  {
    username: 'panen_raya',
    orang: 'Kartika Dewi',
    perusahaan: 'CV Panen Raya Brastagi',
    nib: '1234000958213',
    jenis_perseroan: '02',
    kota_id: 1211,
    alamat: 'Jalan Veteran 5, Kabanjahe',
    unit: ['Gudang Berastagi', 'Gudang Kabanjahe'],
    lingkup: ['Kentang', 'Tomat', 'Kubis', 'Jeruk'],
    merek: 'Panen Raya',
    impor: true,
  },
  {
    username: 'koptan_malang',
    orang: 'Slamet Riyadi',
    perusahaan: 'Koperasi Tani Makmur Malang',
    nib: '9120301847562',
    jenis_perseroan: '07',
    kota_id: 3573,
    alamat: 'Jalan Kawi 40, Malang',
    unit: ['Rumah kemas Batu', 'Gudang Malang'],
    lingkup: ['Apel', 'Jeruk', 'Bawang Putih', 'Kentang'],
    merek: 'Tani Makmur',
    impor: true,
  },
  {
    username: 'buah_impor',
    orang: 'Felicia Gunawan',
    perusahaan: 'PT Buah Segar Sejahtera',
    nib: '8120117364925',
    jenis_perseroan: '01',
    kota_id: 3172,
    alamat: 'Jalan Pluit Raya 12, Jakarta Utara',
    unit: ['Gudang dingin Pluit', 'Gudang Marunda'],
    lingkup: ['Bawang Putih', 'Jahe', 'Kacang Hijau'],
    merek: 'Buah Prima',
    impor: true,
  },
  ...pelakuDaerah,
]

/** Data of the companies with a demo login. */
const pelakuDemo: readonly (Milik & { username: string })[] = [
  {
    username: 'pelaku_usaha',
    unit: ['Rumah kemas Lembang', 'Gudang dingin Cibogo'],
    lingkup: ['Wortel', 'Kubis', 'Tomat', 'Selada'],
    merek: 'Kebun Kita',
    impor: true,
  },
  {
    username: 'pelaku_usaha2',
    unit: ['Penggilingan Karawang', 'Gudang Cikampek'],
    lingkup: ['Beras', 'Jagung', 'Kedelai', 'Kacang Hijau'],
    merek: 'Lembang Asri',
    impor: true,
  },
]

/** All demo companies. A story names its company by the index in this list. */
export const pelaku: readonly (Milik & { username: string })[] = [...pelakuDemo, ...pelakuLain]
