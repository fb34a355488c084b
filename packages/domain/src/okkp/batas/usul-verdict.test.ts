import { describe, expect, test } from 'vitest'
import type { Batas, Ketentuan } from './batas.ts'
import { buildLibrary, type IsiPustaka } from './pustaka.ts'
import { type HasilDinilai, proposeVerdict } from './usul-verdict.ts'

const hari = '2026-11-16'
const mgkg = (nilai: number): Ketentuan => ({ jenis: 'maksimum', nilai, satuan: 'mg/kg' })
let nomor = 0
const batas = (
  parameter_id: number | null,
  istilah_id: number,
  ketentuan: Ketentuan,
  lain: Partial<Batas> = {},
): Batas => ({
  id: ++nomor,
  parameter_id,
  jenis_parameter: 'pestisida',
  istilah_id,
  ketentuan,
  regulasi: 'Perbadan 15/2024',
  metode: null,
  catatan: null,
  berlaku_dari: '2024-12-18',
  berlaku_sampai: null,
  penyesuaian_sampai: '2026-06-18',
  ...lain,
})
const [cabai, okra, kubis, kailan, rawit, belum, kapri] = [1, 2, 3, 4, 5, 6, 7]
const [sayurBuah, kubisan, polong] = [10, 11, 12]
const [tIstilahCabai, tPepper, tSub, tKubisan, tKapri, tLain] = [21, 22, 23, 24, 25, 26]
const [abamektin, diazinon, salmonella, cereus, kosong] = [31, 32, 33, 34, 35]

const isi: IsiPustaka = {
  parameter: [
    { id: abamektin, nama: 'Abamektin', jenis: 'pestisida' },
    { id: diazinon, nama: 'Diazinon', jenis: 'pestisida' },
    { id: salmonella, nama: 'Salmonella', jenis: 'mikroba' },
    { id: cereus, nama: 'Bacillus cereus', jenis: 'mikroba' },
    { id: kosong, nama: 'Timbal (Pb)', jenis: 'logam_berat' },
  ],
  komoditas: [
    ...[cabai, okra, kubis, kailan, rawit, kapri].map((id) => ({
      id,
      nama: `Komoditas ${id}`,
      pangan_id: id,
    })),
    { id: belum, nama: 'Anggrek', pangan_id: null },
  ],
  pangan: [
    { id: cabai, nama: 'Cabai', sub_kelompok_id: sayurBuah, induk_id: null },
    { id: rawit, nama: 'Cabai Rawit', sub_kelompok_id: sayurBuah, induk_id: cabai },
    { id: okra, nama: 'Okra', sub_kelompok_id: sayurBuah, induk_id: null },
    { id: kubis, nama: 'Kubis', sub_kelompok_id: kubisan, induk_id: null },
    { id: kailan, nama: 'Kailan', sub_kelompok_id: kubisan, induk_id: null },
    { id: kapri, nama: 'Kapri', sub_kelompok_id: polong, induk_id: null },
  ],
  istilah: [
    { id: tIstilahCabai, nama: 'Cabai', cara: 'jenis', sub: [], termasuk: [cabai], kecuali: [], ragu: [] },
    {
      id: tPepper,
      nama: 'Pepper (termasuk Okra, Cabai)',
      cara: 'kelompok',
      sub: [],
      termasuk: [okra, cabai],
      kecuali: [],
      ragu: [],
    },
    {
      id: tSub,
      nama: 'Sayuran Buah',
      cara: 'subkelompok',
      sub: [sayurBuah],
      termasuk: [],
      kecuali: [],
      ragu: [],
    },
    {
      id: tKubisan,
      nama: 'Kubis-Kubisan (selain Kailan)',
      cara: 'kelompok',
      sub: [kubisan],
      termasuk: [],
      kecuali: [kailan],
      ragu: [],
    },
    {
      id: tKapri,
      nama: 'Polong-Polongan Kering',
      cara: 'kelompok',
      sub: [polong],
      termasuk: [],
      kecuali: [],
      ragu: [kapri],
    },
    {
      id: tLain,
      nama: 'Pangan yang tidak tercantum',
      cara: 'bawaan',
      sub: [sayurBuah, kubisan],
      termasuk: [],
      kecuali: [],
      ragu: [],
    },
  ],
  batas: [
    batas(abamektin, tIstilahCabai, mgkg(0.005)),
    batas(abamektin, tPepper, mgkg(0.09)),
    batas(abamektin, tSub, mgkg(0.2)),
    batas(abamektin, tKubisan, mgkg(0.05)),
    batas(abamektin, tKapri, mgkg(0.1)),
    batas(diazinon, tSub, mgkg(0.5)),
    batas(diazinon, tKubisan, { jenis: 'tidak-terbaca', tertulis: '0..01' }),
    batas(null, tLain, mgkg(0.01), { regulasi: 'Perbadan 15/2024 Pasal 2 ayat (3)' }),
    batas(
      salmonella,
      tIstilahCabai,
      { jenis: 'negatif', satuan: 'per 25 g', n: 5, c: 0 },
      { jenis_parameter: 'mikroba' },
    ),
    batas(
      cereus,
      tIstilahCabai,
      { jenis: 'rencana', satuan: 'koloni/g', n: 5, c: 2, m: 100, M: 10_000 },
      { jenis_parameter: 'mikroba' },
    ),
  ],
}
const pustaka = buildLibrary(isi)
const usul = (
  komoditas_id: number,
  parameter_id: number,
  hasil: string | number,
  satuan: string | null = 'mg/kg',
  tanggal = hari,
) => proposeVerdict(pustaka, { komoditas_id, parameter_id, hasil, satuan, tanggal } satisfies HasilDinilai)
const vonis = (...isian: Parameters<typeof usul>) => usul(...isian).verdict

describe('where the limit is found', () => {
  test.each([
    [cabai, 'jenis', 0.005],
    [rawit, 'jenis', 0.005],
    [okra, 'kelompok', 0.09],
    [kubis, 'kelompok', 0.05],
    [kailan, 'bawaan', 0.01],
  ])('food %i is found by %s', (komoditas, cara, nilai) => {
    const { batas: found, cara: how } = usul(komoditas, abamektin, '0')
    expect([how, found?.ketentuan]).toEqual([cara, mgkg(nilai)])
  })

  test('a variety says so', () => {
    expect(usul(rawit, abamektin, '0').alasan).toContain('ragam dari jenis itu')
  })

  test('the subgroup comes after groups', () => {
    expect(usul(okra, diazinon, '0,5')).toMatchObject({ cara: 'subkelompok', verdict: 'MS' })
  })

  test.each([
    [belum, abamektin, /belum dipetakan/],
    [kapri, abamektin, /Belum dipastikan/],
    [kubis, diazinon, /tidak terbaca .*0\.\.01/],
    [cabai, kosong, /Tidak ada batas/],
    [kapri, diazinon, /Tidak ada batas/],
    [999, abamektin, /Komoditas ini tidak ada/],
    [cabai, 999, /Parameter ini tidak ada/],
  ])('no verdict rather than a wrong one: %i, %i', (komoditas, parameter, alasan) => {
    const usulan = usul(komoditas, parameter, '100')
    expect(usulan.verdict).toBeNull()
    expect(usulan.alasan).toMatch(alasan)
  })

  test('only on days on which it holds', () => {
    expect(usul(cabai, abamektin, '0', 'mg/kg', '2024-12-18').cara).toBe('jenis')
    expect(usul(cabai, abamektin, '0', 'mg/kg', '2024-12-17').batas).toBeNull()
  })

  test('its last day is one of them', () => {
    const row = batas(abamektin, tIstilahCabai, mgkg(0.005), { berlaku_sampai: '2025-12-31' })
    const lain = buildLibrary({ ...isi, batas: [row] })
    const verdictOn = (tanggal: string) =>
      proposeVerdict(lain, {
        komoditas_id: cabai,
        parameter_id: abamektin,
        hasil: '1',
        satuan: 'mg/kg',
        tanggal,
      })
    expect([verdictOn('2025-12-31').verdict, verdictOn('2026-01-01').batas]).toEqual(['TMS', null])
  })

  test('the time to adjust is said while it lasts', () => {
    expect(usul(cabai, abamektin, '1', 'mg/kg', '2026-06-18').alasan).toContain(
      'masa penyesuaian sampai 18 Juni 2026',
    )
    expect(usul(cabai, abamektin, '1', 'mg/kg', '2026-06-19').alasan).not.toContain('penyesuaian')
  })

  test('of two groups that overlap with other limits neither is chosen, the narrower one is', () => {
    const istilah = [
      {
        id: 50,
        nama: 'A',
        cara: 'kelompok' as const,
        sub: [],
        termasuk: [okra, kubis],
        kecuali: [],
        ragu: [],
      },
      {
        id: 51,
        nama: 'B',
        cara: 'kelompok' as const,
        sub: [],
        termasuk: [okra, kailan, cabai],
        kecuali: [],
        ragu: [],
      },
      { id: 52, nama: 'C', cara: 'kelompok' as const, sub: [], termasuk: [okra], kecuali: [], ragu: [] },
    ]
    const dengan = (...rows: Batas[]) => {
      const lain = buildLibrary({ ...isi, istilah: [...isi.istilah, ...istilah], batas: rows })
      return proposeVerdict(lain, {
        komoditas_id: okra,
        parameter_id: abamektin,
        hasil: 1,
        satuan: 'mg/kg',
        tanggal: hari,
      })
    }
    const [a, b, c] = [
      batas(abamektin, 50, mgkg(2)),
      batas(abamektin, 51, mgkg(3)),
      batas(abamektin, 52, mgkg(0.5)),
    ]
    expect(dengan(a, b)).toMatchObject({
      verdict: null,
      batas: null,
      alasan: expect.stringContaining('dua batas'),
    })
    expect(dengan(a, b, c)).toMatchObject({ verdict: 'TMS', batas: { id: c.id } })
    expect(dengan(a, { ...b, ketentuan: mgkg(2) })).toMatchObject({ verdict: 'MS' })
  })
})

describe('what is compared', () => {
  test.each([
    ['0,09', 'mg/kg', 'MS'],
    ['0,0900001', 'mg/kg', 'TMS'],
    ['90', 'µg/kg', 'MS'],
    ['90,1', 'ppb', 'TMS'],
    ['0,07', 'ppm', 'MS'],
    ['<0,09', 'mg/kg', 'MS'],
    ['<0,091', 'mg/kg', null],
    ['>0,09', 'mg/kg', 'TMS'],
    ['>=0,09', 'mg/kg', null],
    ['>0,08', 'mg/kg', null],
    ['>80', 'ppb', null],
    ['>90', 'ppb', 'TMS'],
    ['ttd', 'mg/kg', 'MS'],
    ['0,05-0,09', 'mg/kg', 'MS'],
    ['0,05-0,1', 'mg/kg', null],
    ['0,091-0,1', 'mg/kg', 'TMS'],
    ['0,01; 0,5', 'mg/kg', 'TMS'],
    ['0,01; 0,02', 'mg/kg', 'MS'],
    ['negatif', 'mg/kg', null],
    ['0,05', 'CFU/g', null],
    ['0,05', null, null],
    ['0,05', 'sendok', null],
    ['0,05 mg/kg', null, 'MS'],
    ['0,05 mg/kg', 'ppb', null],
  ])('%s %s against 0,09 mg/kg is %s', (hasil, satuan, verdict) => {
    expect(vonis(okra, abamektin, hasil, satuan)).toBe(verdict)
  })

  test.each([
    ['banyak', 'mg/kg', /^"banyak" bukan angka\./],
    ['0,05', 'sendok', /^Satuan "sendok" tidak dikenal\./],
    ['0,05', ' ', /^Hasil tanpa satuan/],
    ['0,05 mg/kg', 'ppb', /^Hasilnya ditulis dalam mg\/kg, sedangkan satuannya ppb\./],
    ['0,05 mg/kg', 'MG/KG', /^0,05 mg\/kg tidak melebihi/],
  ])('%s in "%s" says why', (hasil, satuan, alasan) => {
    expect(usul(okra, abamektin, hasil, satuan).alasan).toMatch(alasan)
  })

  test('conversions are exact', () => {
    const lain = buildLibrary({ ...isi, batas: [batas(abamektin, tPepper, mgkg(0.07))] })
    const dinilai = { komoditas_id: okra, parameter_id: abamektin, satuan: 'µg/kg', tanggal: hari }
    expect(proposeVerdict(lain, { ...dinilai, hasil: '70' }).verdict).toBe('MS')
    expect(proposeVerdict(lain, { ...dinilai, hasil: '70,000000001' }).verdict).toBe('TMS')
  })

  test.each([
    ['negatif/25 g', null, 'MS'],
    ['negatif', 'per 25 g', 'MS'],
    ['ttd', 'per 25 g', 'MS'],
    ['negatif', null, null],
    ['negatif', 'per 10 g', null],
    ['negatif', 'per 50 g', 'MS'],
    ['positif', null, 'TMS'],
    ['positif', 'per 10 g', 'TMS'],
    ['positif', 'per 50 g', null],
    ['positif', 'per 25 ml', null],
    ['negatif; negatif; negatif; negatif; negatif', 'per 25 g', 'MS'],
    ['negatif; negatif; negatif; negatif; positif', 'per 25 g', 'TMS'],
    ['negatif; negatif', 'per 25 g', null],
    ['12', 'koloni/g', null],
    ['<10 koloni/g', null, null],
    // "Fewer than ten" may mean nine. Only "not found" means absent.
    ['<10', 'per 25 g', null],
  ])('%s %s against negative per 25 g is %s', (hasil, satuan, verdict) => {
    expect(vonis(cabai, salmonella, hasil, satuan)).toBe(verdict)
  })

  test.each([
    ['10; 20; 30; 40; 100', 'MS'],
    ['101; 101; 30; 40; 50', 'MS'],
    ['101; 101; 101; 40; 50', 'TMS'],
    ['10; 20; 30; 40; 10000', 'MS'],
    ['10; 20; 30; 40; 10001', 'TMS'],
    ['10; 20; 30; 40', null],
    ['101; 101; 101', 'TMS'],
    ['10; 20; 30; 40; 50; 60', null],
    ['101; 101; 101; 40; 50; 60', null],
    ['<10', 'MS'],
    ['100', 'MS'],
    ['1,2 x 10^3', null],
    ['1,2 x 10^4', 'TMS'],
    ['<200; 10; 10; 10; 10', null],
  ])('%s koloni/g against n=5, c=2, m=100, M=10000 is %s', (hasil, verdict) => {
    expect(vonis(cabai, cereus, hasil, 'CFU/g')).toBe(verdict)
  })

  test('more samples than the plan takes are said to be too many', () => {
    expect(usul(cabai, cereus, '10; 20; 30; 40; 50; 60', 'CFU/g').alasan).toMatch(
      /^Ada 6 sampel, .* memakai 5\./,
    )
  })

  test('MPN is not compared with colonies', () => {
    expect(usul(cabai, cereus, '3', 'MPN/g').alasan).toContain('MPN/g tidak dapat dibandingkan')
  })

  test('the reason names the comparison, the rule and the way it was found', () => {
    expect(usul(okra, abamektin, '120', 'ppb').alasan).toBe(
      '0,12 mg/kg melebihi maks. 0,09 mg/kg. Aturan: Perbadan 15/2024 untuk Pepper (termasuk Okra, Cabai), ditemukan menurut kelompok yang disebut peraturan dan memuatnya.',
    )
  })
})
