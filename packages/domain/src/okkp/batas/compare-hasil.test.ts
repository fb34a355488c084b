import { expect, test } from 'vitest'
import type { Ketentuan } from './batas.ts'
import { compareHasil } from './compare-hasil.ts'
import { readHasil } from './hasil.ts'
import { findSatuan } from './satuan.ts'

function compare(ketentuan: Ketentuan, tertulis: string, satuan: string | null) {
  const { hasil, pesan } = readHasil(tertulis)
  if (!hasil) throw new Error(pesan)
  const { verdict, alasan } = compareHasil(
    hasil,
    satuan === null ? undefined : findSatuan(satuan),
    ketentuan,
    'Timbal',
  )
  return [verdict, alasan]
}

const maksimum: Ketentuan = { jenis: 'maksimum', nilai: 0.09, satuan: 'mg/kg' }
const tidakDapat = 'tidak dapat dibandingkan dengan maks. 0,09 mg/kg'
const kadar = 'hasil negatif atau positif tidak menyebut kadarnya'

test.each([
  ['0,05', 'ppm', 'MS', '0,05 mg/kg tidak melebihi maks. 0,09 mg/kg.'],
  ['50-80', 'ppb', 'MS', '0,05–0,08 mg/kg tidak melebihi maks. 0,09 mg/kg.'],
  ['10; <20', 'ppb', 'MS', '0,01 mg/kg; <0,02 mg/kg tidak melebihi maks. 0,09 mg/kg.'],
  [
    'ttd',
    'mg/kg',
    'MS',
    'tidak terdeteksi tidak melebihi maks. 0,09 mg/kg. Batas deteksinya tidak disebut: pastikan tidak di atas batas ini.',
  ],
  ['50; 120', 'ppb', 'TMS', '0,12 mg/kg melebihi maks. 0,09 mg/kg.'],
  ['>90', 'ppb', 'TMS', '>0,09 mg/kg melebihi maks. 0,09 mg/kg.'],
  ['>=91', 'ppb', 'TMS', '≥0,091 mg/kg melebihi maks. 0,09 mg/kg.'],
  ['50-120', 'ppb', null, `0,05–0,12 mg/kg ${tidakDapat}: kisarannya memuat batas itu.`],
  ['0,09-0,1', 'mg/kg', null, `0,09–0,1 mg/kg ${tidakDapat}: kisarannya memuat batas itu.`],
  ['<0,1', 'mg/kg', null, `<0,1 mg/kg ${tidakDapat}: batas deteksinya di atas batas itu.`],
  ['>=0,09', 'mg/kg', null, `≥0,09 mg/kg ${tidakDapat}: nilai pastinya tidak diketahui.`],
  ['negatif', 'mg/kg', null, `negatif ${tidakDapat}: ${kadar}.`],
  ['positif', 'mg/kg', null, `positif ${tidakDapat}: ${kadar}.`],
  ['0,05', null, null, `Hasil tanpa satuan ${tidakDapat}.`],
  ['0,05', 'CFU/g', null, `Satuan CFU/g ${tidakDapat}.`],
  ['0', 'per 25 g', null, `Satuan per 25 g ${tidakDapat}.`],
])('%s %s against a maximum is %s, with its reason', (tertulis, satuan, verdict, alasan) => {
  expect(compare(maksimum, tertulis, satuan)).toEqual([verdict, alasan])
})

test('the reason is in the unit of the limit, not in the base unit', () => {
  const ppb: Ketentuan = { jenis: 'maksimum', nilai: 90, satuan: 'ppb' }
  expect(compare(ppb, '0,12', 'mg/kg')).toEqual(['TMS', '120 ppb melebihi maks. 90 ppb.'])
  expect(compare(ppb, '0,05-0,08', 'mg/kg')).toEqual(['MS', '50–80 ppb tidak melebihi maks. 90 ppb.'])
})

test('one sample without its detection limit is enough to ask for it', () => {
  expect(compare(maksimum, 'ttd; 0,01', 'mg/kg')[1]).toContain('Batas deteksinya tidak disebut')
})

const negatif: Ketentuan = { jenis: 'negatif', satuan: 'per 25 g', n: 5, c: 0 }
const diminta = 'negatif per 25 g (n=5, c=0)'

test.each([
  ['negatif', 'per 25 g', 'MS', `Negatif per 25 g, sesuai ${diminta}.`],
  ['0', 'per 50 g', 'MS', `Negatif per 50 g, sesuai ${diminta}.`],
  ['ttd', 'per 25 g', 'MS', `Negatif per 25 g, sesuai ${diminta}.`],
  ['positif; positif', 'per 25 g', 'TMS', `2 sampel positif, diminta ${diminta}.`],
  ['12', 'per 25 g', 'TMS', `1 sampel positif, diminta ${diminta}.`],
  ['positif', null, 'TMS', `1 sampel positif, diminta ${diminta}.`],
  ['positif', 'per 50 g', null, 'Positif dalam per 50 g belum tentu positif per 25 g.'],
  ['negatif', 'per 10 g', null, 'Negatif dalam per 10 g belum tentu negatif per 25 g.'],
  ['negatif', 'per 25 ml', null, `Hasil dalam per 25 ml tidak dapat dibandingkan dengan ${diminta}.`],
  ['12', 'koloni/g', null, `Hasil dalam koloni/g tidak dapat dibandingkan dengan ${diminta}.`],
  ['negatif', null, null, `Hasil negatif tidak menyebut banyaknya sampel; batasnya ${diminta}.`],
  ['0-3', 'per 25 g', null, `Tulis negatif atau positif: batasnya ${diminta}.`],
  ['<10', 'per 25 g', null, `Tulis negatif atau positif: batasnya ${diminta}.`],
  ['negatif; >3', 'per 25 g', null, `Tulis negatif atau positif: batasnya ${diminta}.`],
  ['negatif; negatif', 'per 25 g', null, `Baru 2 dari 5 sampel; batasnya ${diminta}.`],
])('%s %s against absence is %s, with its reason', (tertulis, satuan, verdict, alasan) => {
  expect(compare(negatif, tertulis, satuan)).toEqual([verdict, alasan])
})

test('absence with one positive allowed takes one positive, and no more', () => {
  const satu: Ketentuan = { ...negatif, c: 1 }
  expect(compare(satu, 'positif; negatif; negatif; negatif; negatif', 'per 25 g')[0]).toBe('MS')
  expect(compare(satu, 'positif; positif; negatif; negatif; negatif', 'per 25 g')[0]).toBe('TMS')
})

const rencana: Ketentuan = { jenis: 'rencana', satuan: 'koloni/g', n: 5, c: 2, m: 100, M: 10_000 }
const plan = 'rencana sampling n=5, c=2, m=100, M=10.000 koloni/g'

test.each([
  ['101; 101; 30; 40; 50', 'MS', `2 dari 5 sampel di atas m, sesuai ${plan}.`],
  ['100', 'MS', `0 dari 1 sampel di atas m, sesuai ${plan}.`],
  ['10; 20; 30; 40; 10001', 'TMS', `10.001 koloni/g melebihi M pada ${plan}.`],
  ['10; 20; 30; 40; 50; 10001', 'TMS', `10.001 koloni/g melebihi M pada ${plan}.`],
  ['101; 101; 101', 'TMS', `3 sampel di atas m, paling banyak 2 pada ${plan}.`],
  ['10; 20; 30; 40; 50; 60', null, `Ada 6 sampel, sedangkan ${plan} memakai 5.`],
  ['<200; 10; 10; 10; 10', null, `Ada sampel yang tidak dapat dibandingkan dengan ${plan}.`],
  ['>5000; 10; 10; 10; 10', null, `Ada sampel yang tidak dapat dibandingkan dengan ${plan}.`],
  ['10; 20; 30; 40', null, `Baru 4 dari 5 sampel pada ${plan}.`],
  ['101', null, `Baru 1 dari 5 sampel pada ${plan}.`],
])('%s against a sampling plan is %s, with its reason', (tertulis, verdict, alasan) => {
  expect(compare(rencana, tertulis, 'koloni/g')).toEqual([verdict, alasan])
})

test('a plan without M has no upper bound for the samples that may exceed m', () => {
  const tanpaM: Ketentuan = { ...rencana, M: null }
  const teks = 'rencana sampling n=5, c=2, m=100 koloni/g'
  for (const tertulis of ['10; 20; 30; 40; 1e9', '10; 20; 30; 40; >5000']) {
    expect(compare(tanpaM, tertulis, 'koloni/g')).toEqual([
      'MS',
      `1 dari 5 sampel di atas m, sesuai ${teks}.`,
    ])
  }
})

test.each<[Ketentuan, string]>([
  [{ jenis: 'tidak-ditetapkan' }, 'Peraturan tidak menetapkan batasnya (TD).'],
  [
    { jenis: 'tidak-terbaca', tertulis: '0..01' },
    'Batasnya tidak terbaca di lampiran peraturan (tertulis "0..01").',
  ],
  [{ ...maksimum, satuan: 'sendok' }, 'Satuan batas sendok tidak dikenal.'],
  [{ ...rencana, satuan: 'per 25 g' }, 'Satuan batas per 25 g tidak dikenal.'],
  [{ ...negatif, satuan: 'mg/kg' }, 'Batas negatif mg/kg (n=5, c=0) tidak menyebut banyaknya sampel.'],
  [{ ...negatif, satuan: 'sendok' }, 'Batas negatif sendok (n=5, c=0) tidak menyebut banyaknya sampel.'],
])('a limit that cannot be compared gives no verdict: %j', (ketentuan, alasan) => {
  expect(compare(ketentuan, '1', 'mg/kg')).toEqual([null, alasan])
})
