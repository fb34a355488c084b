/** The steps of a case and the actions that complete them. Screens and the server read this table; neither knows a step by name. */

export const langkahKasus = [
  'konfirmasi',
  'pengamanan',
  'penelusuran',
  'pembinaan',
  'uji_ulang',
  'penutupan',
] as const
export type LangkahKasus = (typeof langkahKasus)[number]

interface AturanLangkah {
  label: string
  /** The step as a button of a queue. */
  ajakan: string
  /** What completes the step, for the reader of a case. */
  selesaiBila: string
  /** Working days from the moment that starts the step. Null if it has no due day. */
  hari: number | null
  /** Event that starts the step. Steps with the same event run in parallel. */
  mulai: 'dibuka' | 'dipastikan' | 'diamankan' | 'semua'
  /** Office that must act: the office of the region, or the office that issued the permit. */
  pemegang: 'wilayah' | 'penerbit'
  /** True if the step waits for a laboratory once a test is asked for. */
  menungguUji: boolean
  /** True if a second account may accept that the step cannot be done. */
  bolehTidakDapat: boolean
}

export const tabelLangkah: Record<LangkahKasus, AturanLangkah> = {
  konfirmasi: {
    label: 'Uji konfirmasi',
    ajakan: 'Minta uji',
    selesaiBila: 'Hasil laboratorium dengan putusan sudah tertaut.',
    hari: 3,
    mulai: 'dibuka',
    pemegang: 'wilayah',
    menungguUji: true,
    bolehTidakDapat: true,
  },
  pengamanan: {
    label: 'Pengamanan barang',
    ajakan: 'Amankan barang',
    selesaiBila: 'Barang ditahan, ditarik, dimusnahkan, atau sudah habis, dengan jumlah dan buktinya.',
    hari: 1,
    mulai: 'dipastikan',
    pemegang: 'wilayah',
    menungguUji: false,
    bolehTidakDapat: true,
  },
  penelusuran: {
    label: 'Penelusuran pemasok',
    ajakan: 'Telusuri pemasok',
    selesaiBila: 'Pemasoknya disebut, atau tidak diketahui dengan catatannya.',
    hari: 5,
    mulai: 'dipastikan',
    pemegang: 'wilayah',
    menungguUji: false,
    bolehTidakDapat: false,
  },
  pembinaan: {
    label: 'Pembinaan atau sanksi',
    ajakan: 'Catat pembinaan',
    selesaiBila: 'Pengawasan tercatat, atau pembinaan dicatat bagi pedagang tanpa izin.',
    hari: 10,
    mulai: 'dipastikan',
    pemegang: 'penerbit',
    menungguUji: false,
    bolehTidakDapat: true,
  },
  uji_ulang: {
    label: 'Uji ulang',
    ajakan: 'Uji ulang barang',
    selesaiBila: 'Uji sejenis yang lebih baru memenuhi syarat atau negatif.',
    hari: 30,
    mulai: 'diamankan',
    pemegang: 'wilayah',
    menungguUji: true,
    bolehTidakDapat: true,
  },
  penutupan: {
    label: 'Penutupan',
    ajakan: 'Tutup kasus',
    selesaiBila: 'Semua langkah wajib selesai, atau alasannya disetujui orang kedua.',
    hari: null,
    mulai: 'semua',
    pemegang: 'wilayah',
    menungguUji: false,
    bolehTidakDapat: false,
  },
}

/** Label of the first open step; a closed case is over. */
export const langkahKasusLabels: Record<LangkahKasus | 'selesai', string> = {
  konfirmasi: tabelLangkah.konfirmasi.label,
  pengamanan: tabelLangkah.pengamanan.label,
  penelusuran: tabelLangkah.penelusuran.label,
  pembinaan: tabelLangkah.pembinaan.label,
  uji_ulang: tabelLangkah.uji_ulang.label,
  penutupan: tabelLangkah.penutupan.label,
  selesai: 'Selesai',
}

/** Working days for the laboratory's result, from the request. */
export const hariHasilUji = 14

export const statusLangkah = [
  'belum',
  'berjalan',
  'menunggu_laboratorium',
  'menunggu_orang_kedua',
  'selesai',
  'tidak_dapat',
  'tidak_perlu',
] as const
export type StatusLangkah = (typeof statusLangkah)[number]
export const statusLangkahLabels: Record<StatusLangkah, string> = {
  belum: 'Belum dimulai',
  berjalan: 'Harus dikerjakan',
  menunggu_laboratorium: 'Menunggu laboratorium',
  menunggu_orang_kedua: 'Menunggu orang kedua',
  selesai: 'Selesai',
  tidak_dapat: 'Tidak dapat dilakukan',
  tidak_perlu: 'Tidak diperlukan',
}

export const asalKasus = ['rapid_test', 'rapid_pasar', 'uji_lab', 'pengawasan', 'pengaduan'] as const
export type AsalKasus = (typeof asalKasus)[number]
export const asalLabels: Record<AsalKasus, string> = {
  rapid_test: 'Rapid test OKKP',
  rapid_pasar: 'Rapid test pasar',
  uji_lab: 'Uji laboratorium',
  pengawasan: 'Pengawasan',
  pengaduan: 'Laporan masyarakat',
}

/** Who may take an action: offices of the region, whoever may enter the record, the asked laboratory, a second account, its proposer. */
type PelakuAksi = 'kantor' | 'pencatat' | 'laboratorium' | 'orang_kedua' | 'pengusul'

interface AturanAksi {
  label: string
  /** Form that the web draws. `tautan` forms belong to another record and carry the case along. */
  formulir: string
  /** The action opens the form of another record instead of a form of the case. */
  tautan?: true
  pelaku: PelakuAksi
}

export const aksiKasus = [
  'minta_uji',
  'jawab_permintaan',
  'batalkan_permintaan',
  'catat_uji',
  'catat_kunjungan',
  'amankan',
  'telusuri',
  'bina',
  'catat_pengawasan',
  'catat_rapid',
  'tidak_dapat',
  'periksa',
  'tarik_usulan',
  'tutup',
] as const
export type AksiKasus = (typeof aksiKasus)[number]

export const tabelAksi: Record<AksiKasus, AturanAksi> = {
  minta_uji: { label: 'Minta uji ke laboratorium', formulir: 'minta-uji', pelaku: 'kantor' },
  jawab_permintaan: { label: 'Jawab permintaan uji', formulir: 'jawab-permintaan', pelaku: 'laboratorium' },
  batalkan_permintaan: {
    label: 'Batalkan permintaan uji',
    formulir: 'batalkan-permintaan',
    pelaku: 'kantor',
  },
  catat_uji: { label: 'Catat uji laboratorium', formulir: 'uji-lab', tautan: true, pelaku: 'pencatat' },
  catat_kunjungan: { label: 'Catat kunjungan', formulir: 'kunjungan', pelaku: 'kantor' },
  amankan: { label: 'Catat pengamanan barang', formulir: 'pengamanan', pelaku: 'kantor' },
  telusuri: { label: 'Telusuri pemasok', formulir: 'penelusuran', pelaku: 'kantor' },
  bina: { label: 'Catat pembinaan', formulir: 'pembinaan', pelaku: 'kantor' },
  catat_pengawasan: { label: 'Catat pengawasan', formulir: 'pengawasan', tautan: true, pelaku: 'pencatat' },
  catat_rapid: { label: 'Catat rapid test', formulir: 'rapid-test', tautan: true, pelaku: 'pencatat' },
  tidak_dapat: {
    label: 'Nyatakan tidak dapat dilakukan',
    formulir: 'tidak-dapat',
    pelaku: 'kantor',
  },
  periksa: { label: 'Periksa usulan', formulir: 'periksa', pelaku: 'orang_kedua' },
  tarik_usulan: { label: 'Tarik usulan Anda', formulir: 'tarik-usulan', pelaku: 'pengusul' },
  tutup: { label: 'Tutup kasus', formulir: 'tutup', pelaku: 'kantor' },
}

export const tindakanPengamanan = ['ditahan', 'ditarik', 'dimusnahkan', 'habis'] as const
export type TindakanPengamanan = (typeof tindakanPengamanan)[number]
export const tindakanPengamananLabels: Record<TindakanPengamanan, string> = {
  ditahan: 'Ditahan',
  ditarik: 'Ditarik dari peredaran',
  dimusnahkan: 'Dimusnahkan',
  habis: 'Sudah habis',
}

export const luaranKasus = ['terkonfirmasi', 'tidak_terkonfirmasi', 'tidak_terbukti', 'alasan'] as const
export type LuaranKasus = (typeof luaranKasus)[number]
export const luaranLabels: Record<LuaranKasus, string> = {
  terkonfirmasi: 'Terbukti, sudah ditangani',
  tidak_terkonfirmasi: 'Tidak terbukti menurut laboratorium',
  tidak_terbukti: 'Tidak terbukti setelah dikunjungi',
  alasan: 'Ditutup dengan alasan lain',
}
