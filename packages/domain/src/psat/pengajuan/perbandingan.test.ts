import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contohSalinan } from '../isian/salinan.fixture.ts'
import type { Salinan } from '../isian/salinan.ts'
import { compareSalinan, type Perubahan } from './perbandingan.ts'

/** Returns the same copy with every file uploaded again: new keys and names, same content. */
function diunggahUlang(salinan: Salinan): Salinan {
  const baru = (kunci: string) => `${kunci}-lagi`
  const keys = Object.keys(salinan.berkas)
  const swap = (value: unknown): unknown => {
    if (typeof value === 'string') return keys.includes(value) ? baru(value) : value
    if (Array.isArray(value)) return value.map(swap)
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, swap(inner)]))
  }
  const { berkas, ...isi } = salinan
  return {
    ...(swap(isi) as Omit<Salinan, 'berkas'>),
    berkas: Object.fromEntries(
      Object.values(berkas).map((file) => [
        baru(file.kunci),
        { ...file, kunci: baru(file.kunci), nama: `salinan ${file.nama}` },
      ]),
    ),
  }
}

const teks = fc.string({ minLength: 1, maxLength: 12 }).filter((nilai) => nilai.trim() !== '')
const pilihan = fc.record({
  nama: teks,
  alamat: teks,
  negara: teks,
  kemasan_ulang: fc.boolean(),
  sop: fc.boolean(),
  pemasok: fc.boolean(),
  klaim: fc.uniqueArray(teks, { maxLength: 3 }),
})
const salinan = pilihan.map(({ nama, alamat, negara, kemasan_ulang, sop, pemasok, klaim }): Salinan => {
  const contoh = contohSalinan()
  return {
    ...contoh,
    perusahaan: { ...contoh.perusahaan, nama_perseroan: nama },
    unit_produksi: contoh.unit_produksi.map((unit) => ({ ...unit, alamat_unit: alamat })),
    ruang_lingkup: contoh.ruang_lingkup.map((baris) => ({ ...baris, pengemasan_ulang: kemasan_ulang })),
    info_produk: contoh.info_produk.map((produk) => ({
      ...produk,
      negara_asal: negara,
      jenis_klaim: klaim,
    })),
    pemasok: pemasok ? contoh.pemasok : [],
    dokumen: sop ? contoh.dokumen : { surat_permohonan: 'surat' },
  }
})

const balik = { ditambah: 'dihapus', dihapus: 'ditambah', diubah: 'diubah' } as const
const kunciOf = ({ bidang, jenis, semula, menjadi, berkas_semula, berkas_menjadi }: Perubahan) =>
  JSON.stringify([bidang, jenis, semula, menjadi, berkas_semula, berkas_menjadi])

describe('properties', () => {
  test('equal copies do not differ, even with files uploaded again', () => {
    fc.assert(
      fc.property(salinan, (satu) => {
        expect(compareSalinan(satu, JSON.parse(JSON.stringify(satu)) as Salinan)).toEqual([])
        expect(compareSalinan(satu, diunggahUlang(satu))).toEqual([])
      }),
    )
  })

  test('reversed: added becomes removed, before becomes after', () => {
    fc.assert(
      fc.property(salinan, salinan, (satu, dua) => {
        const maju = compareSalinan(satu, dua).map((beda) =>
          kunciOf({
            ...beda,
            jenis: balik[beda.jenis],
            semula: beda.menjadi,
            menjadi: beda.semula,
            berkas_semula: beda.berkas_menjadi,
            berkas_menjadi: beda.berkas_semula,
          }),
        )
        expect(compareSalinan(dua, satu).map(kunciOf).toSorted()).toEqual(maju.toSorted())
      }),
    )
  })

  test('each change has a name and each field appears once', () => {
    fc.assert(
      fc.property(salinan, salinan, (satu, dua) => {
        const beda = compareSalinan(satu, dua)
        expect(new Set(beda.map(({ bidang }) => bidang)).size).toBe(beda.length)
        for (const { label, semula, menjadi } of beda) {
          expect(label).not.toBe('')
          expect(semula).not.toBe(menjadi)
        }
      }),
    )
  })
})

describe('examples', () => {
  const dari = contohSalinan()

  test('other file content is a change, with both keys', () => {
    const ke = contohSalinan({
      dokumen: { ...dari.dokumen, sop_psat: 'sop2' },
      berkas: {
        ...dari.berkas,
        sop2: { kunci: 'sop2', nama: 'sop.pdf', ukuran: 2, sha256: 'lain' },
      },
    })
    expect(compareSalinan(dari, ke)).toEqual([
      {
        bidang: 'dokumen.sop_psat',
        label: 'SOP penanganan dan sanitasi',
        jenis: 'diubah',
        semula: 'sop.pdf',
        menjadi: 'sop.pdf',
        berkas_semula: 'sop',
        berkas_menjadi: 'sop2',
      },
    ])
  })

  test("a row's field is named with its row; codes are translated", () => {
    const ke = contohSalinan({
      perusahaan: { ...dari.perusahaan, jenis_perseroan: '02' },
      unit_produksi: dari.unit_produksi.map((unit) => ({
        ...unit,
        kota_id: 3217,
        masa_sewa_berakhir: '2033-02-01',
      })),
      ruang_lingkup: dari.ruang_lingkup.map((baris) => ({ ...baris, pengemasan_ulang: true })),
    })
    const nama = { bentukUsaha: { '01': 'PT', '02': 'CV' }, wilayah: new Map([[3217, 'Bandung Barat']]) }
    expect(
      compareSalinan(dari, ke, nama).map(({ bidang, label, semula, menjadi }) => [
        bidang,
        label,
        semula,
        menjadi,
      ]),
    ).toEqual([
      ['perusahaan.jenis_perseroan', 'Bentuk usaha', 'PT', 'CV'],
      [
        'unit_produksi.1.masa_sewa_berakhir',
        'Gudang Karawang: sewa berakhir',
        '1 Januari 2032',
        '1 Februari 2033',
      ],
      ['unit_produksi.1.kota_id', 'Gudang Karawang: kabupaten/kota', '3273', 'Bandung Barat'],
      ['ruang_lingkup.3.pengemasan_ulang', 'Bayam: pengemasan ulang', 'Tidak', 'Ya'],
    ])
  })

  test('a text that only looks like a day is shown as it is', () => {
    const [produk] = dari.info_produk
    if (!produk) throw new Error('The example has no product.')
    const ke = contohSalinan({ info_produk: [{ ...produk, coa_nomor: '2026-13-45' }] })
    expect(compareSalinan(dari, ke).map(({ semula, menjadi }) => [semula, menjadi])).toEqual([
      ['COA-1', '2026-13-45'],
    ])
  })

  test('rows are matched by id: each added or removed row is one change', () => {
    const [unit] = dari.unit_produksi
    if (!unit) throw new Error('contoh tanpa unit')
    const ke = contohSalinan({ unit_produksi: [{ ...unit, id: 2, nama_unit: 'Gudang Subang' }] })
    expect(
      compareSalinan(dari, ke).filter(({ bidang }) => /^unit_produksi[.]\d+$/.test(bidang)),
    ).toMatchObject([
      { bidang: 'unit_produksi.1', label: 'Unit penanganan', jenis: 'dihapus', semula: 'Gudang Karawang' },
      { bidang: 'unit_produksi.2', label: 'Unit penanganan', jenis: 'ditambah', menjadi: 'Gudang Subang' },
    ])
  })

  test('an izin asal filled in later', () => {
    const ke = contohSalinan({
      izin_asal: {
        registrasi_id: null,
        nomor: 'SPPB-1',
        level: 2,
        ruang_lingkup: '',
        berlaku_sampai: '2028-01-01',
      },
    })
    expect(compareSalinan(dari, ke).map(({ label, jenis, menjadi }) => [label, jenis, menjadi])).toEqual([
      ['Nomor izin', 'ditambah', 'SPPB-1'],
      ['Level', 'ditambah', '2'],
      ['Berlaku sampai', 'ditambah', '1 Januari 2028'],
    ])
  })
})
