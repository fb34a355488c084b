import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Batas, Ketentuan } from './batas.ts'
import { buildLibrary, type Istilah } from './pustaka.ts'
import { proposeVerdict } from './usul-verdict.ts'

const [formalin, bayam, belumDipetakan] = [1, 1, 2]
const hari = '2026-11-18'
const istilah = (id: number, cara: Istilah['cara'], lain: Partial<Istilah> = {}): Istilah => ({
  ...{ id, nama: `Istilah ${id}`, cara, sub: [], termasuk: [], kecuali: [], ragu: [] },
  ...lain,
})
const batas = (id: number, istilah_id: number, ketentuan: Ketentuan): Batas => ({
  ...{ id, parameter_id: formalin, jenis_parameter: 'bahan_berbahaya', istilah_id, ketentuan },
  ...{ regulasi: 'Larangan', metode: null, catatan: null },
  ...{ berlaku_dari: '2026-01-01', berlaku_sampai: null, penyesuaian_sampai: null },
})
const dilarang = batas(1, 1, { jenis: 'dilarang' })
const sempit = batas(2, 2, { jenis: 'maksimum', nilai: 5, satuan: 'mg/kg' })
const pustaka = (...rows: Batas[]) =>
  buildLibrary({
    parameter: [{ id: formalin, nama: 'Formalin', jenis: 'bahan_berbahaya' }],
    komoditas: [
      { id: bayam, nama: 'Bayam', pangan_id: 1 },
      { id: belumDipetakan, nama: 'Ikan Asin', pangan_id: null },
    ],
    pangan: [{ id: 1, nama: 'Bayam', sub_kelompok_id: 1, induk_id: null }],
    istilah: [istilah(1, 'semua', { nama: 'Semua pangan segar' }), istilah(2, 'jenis', { termasuk: [1] })],
    batas: rows,
  })
const larangan = pustaka(dilarang)
const usul = (
  hasil: string | number,
  satuan: string | null,
  { komoditas_id = bayam, tanggal = hari, dalam = larangan } = {},
) => proposeVerdict(dalam, { komoditas_id, parameter_id: formalin, hasil, satuan, tanggal })

type Arti = 'ada' | 'tiada' | 'ragu'
interface Sampel {
  tulisan: string
  arti: Arti
}
const tetap = (arti: Arti, ...tulisan: string[]) =>
  fc.constantFrom(...tulisan).map((each): Sampel => ({ tulisan: each, arti }))
const bilangan = fc
  .tuple(fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 0, max: 3 }))
  .map(([angka, desimal]) => ({
    nilai: angka,
    tulisan: (angka / 10 ** desimal).toFixed(desimal).replace('.', ','),
  }))
const sampel: fc.Arbitrary<Sampel> = fc.oneof(
  tetap('ada', 'positif', 'POSITIF', 'Positive', '(+)', 'terdeteksi', 'Detected', 'reaktif', 'ditemukan'),
  tetap('tiada', 'negatif', '(-)', 'ttd', 'ND', 'n.d.', 'tidak terdeteksi', 'Not detected', '<LOD', '< LOD'),
  tetap('tiada', 'non reaktif', 'Nonreaktif', 'tidak reaktif', 'tidak ditemukan', 'ttd (LOD 0,005)'),
  tetap('ragu', '<LOQ', '>=0', '0-0,4', '0,01 ± 0,05'),
  bilangan.map(({ nilai, tulisan }): Sampel => ({ tulisan, arti: nilai > 0 ? 'ada' : 'tiada' })),
  bilangan.map(({ tulisan }): Sampel => ({ tulisan: `<${tulisan}`, arti: 'tiada' })),
  bilangan.map(({ tulisan }): Sampel => ({ tulisan: `>${tulisan}`, arti: 'ada' })),
)

/** Naive rule: one detection decides, then a doubt, and only clean samples pass. */
function oracle(semua: readonly Sampel[]): 'MS' | 'TMS' | null {
  for (const { arti } of semua) if (arti === 'ada') return 'TMS'
  for (const { arti } of semua) if (arti === 'ragu') return null
  return 'MS'
}

const satuan = fc.constantFrom('mg/kg', 'ppm', 'µg/kg', 'ppb', '%', 'per 25 g')
const beberapa = fc.array(sampel, { minLength: 1, maxLength: 6 })
const banyak = { numRuns: 2000 }

test('what is detected fails, what is not detected passes, and a doubt gives no verdict', () => {
  fc.assert(
    fc.property(beberapa, satuan, fc.constantFrom(bayam, belumDipetakan), (semua, unit, komoditas_id) => {
      const hasil = semua.map(({ tulisan }) => tulisan).join('; ')
      expect([hasil, usul(hasil, unit, { komoditas_id }).verdict]).toEqual([hasil, oracle(semua)])
    }),
    banyak,
  )
})

test('a narrower limit decides for its food, the ban for every other commodity', () => {
  const dalam = pustaka(dilarang, sempit)
  fc.assert(
    fc.property(bilangan, ({ tulisan, nilai }) => {
      const kadar = Number(tulisan.replace(',', '.'))
      expect(usul(tulisan, 'mg/kg', { dalam }).verdict).toBe(kadar > 5 ? 'TMS' : 'MS')
      expect(usul(tulisan, 'mg/kg', { dalam, komoditas_id: belumDipetakan }).verdict).toBe(
        nilai > 0 ? 'TMS' : 'MS',
      )
    }),
    banyak,
  )
})

test('the reason is a sentence that names the substance', () => {
  expect(usul('positif', 'mg/kg').alasan).toBe(
    'Formalin dilarang dalam pangan segar: terdeteksi, jadi TMS. Aturan: Larangan untuk Semua pangan segar, ditemukan sebagai aturan untuk semua pangan.',
  )
  expect(usul('ttd; 0,5; ttd', 'mg/kg').alasan).toMatch(/: terdeteksi pada 1 dari 3 sampel, jadi TMS\./)
  expect(usul('ttd', 'mg/kg').alasan).toMatch(/: tidak terdeteksi, jadi MS\./)
  expect(usul('positif', null)).toMatchObject({
    verdict: 'TMS',
    cara: 'semua',
    batas: { teks: 'dilarang, tidak boleh terdeteksi' },
  })
})

test.each<[string | number, string | null, 'MS' | 'TMS' | null, RegExp]>([
  ['0,5', null, null, /Angka tanpa satuan .* tulis positif atau negatif/],
  [0.5, 'mg/kg', 'TMS', /terdeteksi, jadi TMS/],
  ['0,5 mg/kg', null, 'TMS', /terdeteksi, jadi TMS/],
  ['0,5; positif', null, 'TMS', /terdeteksi pada 1 dari 2 sampel/],
  ['0', null, 'MS', /tidak terdeteksi/],
  ['<0,01', null, 'MS', /tidak terdeteksi/],
  ['0,5', 'CFU/g', null, /Satuan CFU\/g bukan satuan kadar Formalin/],
  ['<10', 'koloni/g', null, /Satuan koloni\/g bukan satuan kadar Formalin/],
  ['positif', 'CFU/g', 'TMS', /terdeteksi, jadi TMS/],
  // A unit that the portal does not know matters only for a number.
  ['positif', 'kualitatif', 'TMS', /terdeteksi, jadi TMS/],
  ['ttd', 'kualitatif', 'MS', /tidak terdeteksi/],
  ['0,5', 'kualitatif', null, /Satuan "kualitatif" tidak dikenal/],
  ['<LOQ', 'mg/kg', null, /batas kuantifikasi belum tentu tidak terdeteksi/],
  ['0-0,4', 'mg/kg', null, /Kisarannya mulai dari nol/],
  ['banyak', 'mg/kg', null, /bukan angka/],
])('%j %s under a ban is %s', (hasil, unit, verdict, alasan) => {
  const usulan = usul(hasil, unit)
  expect([usulan.verdict, usulan.alasan]).toEqual([verdict, expect.stringMatching(alasan)])
})

test('a ban judges from its first day on', () => {
  expect(usul('positif', null, { tanggal: '2026-01-01' }).verdict).toBe('TMS')
  expect(usul('positif', null, { tanggal: '2025-12-31' })).toMatchObject({ verdict: null, batas: null })
})
