import { expect, test } from 'vitest'
import { contohSalinan } from '../isian/salinan.fixture.ts'
import { type JenisPengajuan, jenisIzin, jenisPengajuanUntuk } from '../jenis/jenis-pengajuan.ts'
import { barisSertifikat, koreksiSertifikat } from './sertifikat.koreksi.ts'
import { lampiranSertifikat, withoutFiles } from './sertifikat.lampiran.ts'
import { type BahanSertifikat, composeSertifikat } from './sertifikat.susun.ts'
import { sertifikat } from './sertifikat.ts'

const izinLama = {
  nomor: 'LAMA/1',
  berlaku_sampai: '2029-06-30',
  level: 2,
  ruang_lingkup: 'Beras (suhu ruang)\nBayam (suhu dingin; pencucian)',
  nama_psat: 'Beras',
  nama_latin: 'Oryza sativa',
  merk: 'Padi Mas',
  kemasan: 'Karung',
  berat_bersih: '5 kg',
}
const bahan = (more: Partial<BahanSertifikat> = {}): BahanSertifikat => ({
  auditType: 'sppb_psat',
  jenisPengajuan: 'permohonan_baru',
  kepala: {
    nomor: '001',
    kode_verifikasi: 'KODE',
    pb_umku: null,
    terbit: '2026-11-16',
    berlaku_sampai: '2031-11-16',
    tempat: 'Jakarta',
    penandatangan: { nama: 'Ani', jabatan: 'Kepala', nip: null },
  },
  salinan: contohSalinan({
    pemilik_baru: {
      nib: '1',
      nama_pemilik_lama: 'Lama',
      nama_pemilik_baru: 'Baru',
      alamat_pemilik_baru: 'Jalan 2',
      tanggal_pengalihan: null,
    },
  }),
  izinLama,
  sertifikatLama: null,
  pemegang: { nama: 'PT Contoh', nib: '1', alamat: 'Jalan 1' },
  level: null,
  ruangLingkup: null,
  ...more,
})

const semua = jenisIzin.flatMap((auditType) =>
  jenisPengajuanUntuk(auditType).map((jenisPengajuan) => ({
    auditType,
    jenisPengajuan,
  })),
)

test.each(semua)('$auditType $jenisPengajuan makes a whole certificate', (jenis) => {
  for (const salinan of [bahan().salinan, { ...bahan().salinan, info_produk: [], ruang_lingkup: [] }]) {
    const data = composeSertifikat(bahan({ ...jenis, salinan }))
    expect(sertifikat.safeParse(data).error).toBeUndefined()
    const baris = barisSertifikat(data)
    expect(new Set(baris.map(({ kunci }) => kunci)).size).toBe(baris.length)
    // Each correction changes exactly its own line.
    for (const { kunci } of baris.filter(({ dapat_dikoreksi }) => dapat_dikoreksi)) {
      const ralat = koreksiSertifikat(data, { [kunci]: 'Ralat' })
      expect(barisSertifikat(ralat).filter(({ nilai }) => nilai === 'Ralat')).toMatchObject([{ kunci }])
    }
  }
})

test('the scope: of the form, beside the old one, or the old one alone', () => {
  const scope = (more: Partial<BahanSertifikat>) => {
    const data = composeSertifikat(bahan(more))
    return data.templat === 'sppb' ? data.ruang_lingkup : []
  }
  expect(scope({})).toEqual(['Bayam (suhu dingin; pencucian)'])
  expect(scope({ jenisPengajuan: 'penambahan_ruang_lingkup' })).toEqual([
    'Beras (suhu ruang)',
    'Bayam (suhu dingin; pencucian)',
  ])
  expect(scope({ jenisPengajuan: 'perubahan_data', salinan: contohSalinan({ ruang_lingkup: [] }) })).toEqual([
    'Beras (suhu ruang)',
    'Bayam (suhu dingin; pencucian)',
  ])
  expect(scope({ ruangLingkup: ' Satu \n\n Dua' })).toEqual(['Satu', 'Dua'])
})

test('a change starts from what the last certificate printed', () => {
  const pl = { auditType: 'izin_edar_pl' } as const
  const lama = composeSertifikat(bahan(pl))
  const kosong = contohSalinan({ info_produk: [], dokumen: { kemasan_baru: 'b' } })
  const data = composeSertifikat(
    bahan({ ...pl, jenisPengajuan: 'perubahan_data', salinan: kosong, sertifikatLama: lama }),
  )
  expect(data).toMatchObject({
    templat: 'pl_perubahan',
    produk: [
      {
        nama_dagang: 'Apel Fuji',
        jenis_kemasan: { lama: 'Kotak karton', baru: null },
        desain_kemasan_lama: { terlampir: false },
        desain_kemasan_baru: { terlampir: true },
      },
    ],
  })
  const ralat = koreksiSertifikat(data, { 'produk.0.berat_bersih.baru': '5 kg' })
  const berikut = composeSertifikat(
    bahan({ ...pl, jenisPengajuan: 'pengalihan', salinan: kosong, sertifikatLama: ralat }),
  )
  expect(berikut).toMatchObject({ izin: [{ berat_bersih: '5 kg', jenis_kemasan: 'Kotak karton' }] })
})

test('the new owner stands with the address that was written for them, else with that of the holder', () => {
  const baru = (alamat_pemilik_baru: string) => {
    const { pemilik_baru, ...salinan } = bahan().salinan
    if (!pemilik_baru) throw new Error('tanpa pemilik baru')
    return composeSertifikat(
      bahan({
        jenisPengajuan: 'pengalihan',
        salinan: { ...salinan, pemilik_baru: { ...pemilik_baru, alamat_pemilik_baru } },
      }),
    )
  }
  expect(baru('Jalan 2')).toMatchObject({ pemilik_baru: { alamat: 'Jalan 2' } })
  expect(baru('')).toMatchObject({ pemilik_baru: { alamat: 'Jalan 1' } })
})

test('what cannot be corrected is refused by its line', () => {
  const data = composeSertifikat(bahan())
  const faults = (koreksi: Record<string, string>) => {
    try {
      koreksiSertifikat(data, koreksi)
      return []
    } catch (error) {
      return (error as { fields: { field: string }[] }).fields.map(({ field }) => field)
    }
  }
  expect(faults({ nomor: '9', 'unit.0.nama': '', '__proto__.x': 'y' })).toEqual([
    'koreksi.nomor',
    'koreksi.unit.0.nama',
    'koreksi.__proto__.x',
  ])
  // An invalid line does not affect the valid lines after it.
  expect(faults({ 'unit.0.nama': '', 'perusahaan.nama': 'PT Benar', 'unit.0.alamat': 'Jalan 3' })).toEqual([
    'koreksi.unit.0.nama',
  ])
})

test('annexes: quality, claim and design of each product; designs of a change; none of an SPPB', () => {
  const isi = contohSalinan({ dokumen: { kemasan_lama: 'a', kemasan_baru: 'b' } })
  const keys = (...jenis: [Parameters<typeof lampiranSertifikat>[0], JenisPengajuan]) =>
    lampiranSertifikat(...jenis, isi).map(({ kunci }) => kunci)
  expect(keys('izin_edar_pl', 'permohonan_baru')).toEqual(['desain'])
  expect(keys('izin_edar_pl', 'perubahan_data')).toEqual(['a', 'b'])
  expect(keys('izin_edar_pl', 'pengalihan')).toEqual([])
  expect(keys('sppb_psat', 'permohonan_baru')).toEqual([])
})

test('a file that is left out is not attached, whichever of the three it is', () => {
  const [produk] = contohSalinan().info_produk
  if (!produk) throw new Error('tanpa produk')
  const files = {
    laporan_hasil_uji_mutu_file: 'mutu',
    bukti_klaim: 'klaim',
    desain_tabel_dan_kemasan: 'desain',
  }
  const isi = contohSalinan({ info_produk: [{ ...produk, ...files }], dokumen: { kemasan_baru: 'b' } })
  const left = (out: string[]) =>
    lampiranSertifikat('izin_edar_pl', 'permohonan_baru', withoutFiles(isi, out)).map(({ kunci }) => kunci)
  const all = Object.values(files)
  expect(left([])).toEqual(all)
  for (const out of all) expect(left([out])).toEqual(all.filter((kunci) => kunci !== out))
  expect(lampiranSertifikat('izin_edar_pl', 'perubahan_data', withoutFiles(isi, ['b']))).toEqual([])
})
