import fc from 'fast-check'
import { expect, test } from 'vitest'
import { angkaBiasa } from './desimal.ts'
import { type Nilai, readHasil, teksHasil } from './hasil.ts'

function summarise(nilai: Nilai): string {
  switch (nilai.jenis) {
    case 'angka': {
      const [dari, sampai] = [angkaBiasa(nilai.dari), angkaBiasa(nilai.sampai)]
      return dari === sampai ? String(dari) : `${dari}..${sampai}`
    }
    case 'di-bawah':
      return `<${nilai.batas ? angkaBiasa(nilai.batas) : '?'}${nilai.loq ? ' loq' : ''}`
    case 'di-atas':
      return `>${nilai.sama ? '=' : ''}${angkaBiasa(nilai.batas)}`
    default:
      return nilai.jenis
  }
}
const read = (teks: string | number) => {
  const { hasil, pesan } = readHasil(teks)
  return hasil ? [hasil.nilai.map(summarise).join(' '), hasil.satuan?.nama ?? null] : pesan
}

test.each<[string | number, string, (string | null)?]>([
  ['0,05', '0.05'],
  ['0.05', '0.05'],
  [0.05, '0.05'],
  [1.234, '1.234'],
  [1.5e-7, '1.5e-7'],
  ['1200', '1200'],
  ['1,234', '1.234'],
  ['1.234,5', '1234.5'],
  ['1,234.5', '1234.5'],
  ['1.234.567', '1234567'],
  ['12.5', '12.5'],
  ['1.2345', '1.2345'],
  ['1234.567', '1234.567'],
  ['12.345.678', '12345678'],
  ['12,345,678', '12345678'],
  ['12.345,67', '12345.67'],
  ['12,345.67', '12345.67'],
  ['1.234.567,5', '1234567.5'],
  ['1,234,567.5', '1234567.5'],
  ['1,2 x 10^3', '1200'],
  ['1.2×10³', '1200'],
  ['1,2.10^3', '1200'],
  ['1.200 x 10^3', '1200'],
  ['1.200e3', '1200'],
  ['1 x 10¹²', '1000000000000'],
  ['1e15', '1000000000000000'],
  ['1e-15', '1e-15'],
  [`0,${'3'.repeat(38)}`, '0.3333333333333333'],
  ['5e-3', '0.005'],
  ['5 x 10⁻³', '0.005'],
  ['< 0,01', '<0.01'],
  ['≤0,01', '<0.01'],
  ['kurang dari 10', '<10'],
  ['>300', '>300'],
  ['>= 300', '>=300'],
  ['ttd', '<?'],
  ['Tidak Terdeteksi', '<?'],
  ['ND', '<?'],
  ['ttd (LOD 0,005)', '<0.005'],
  ['ttd (<0,005 mg/kg)', '<0.005', 'mg/kg'],
  ['0,02-0,05', '0.02..0.05'],
  ['0,02 s.d. 0,05', '0.02..0.05'],
  ['0,02  -  0,05', '0.02..0.05'],
  ['0,05-0,05', '0.05'],
  ['0,02 – 0,05 µg/kg', '0.02..0.05', 'µg/kg'],
  ['0,05 ± 0,01', '0.04..0.06'],
  ['0,01 ± 0,05', '0..0.06'],
  ['1,5 ± 0,25', '1.25..1.75'],
  ['negatif/25 g', 'negatif', 'per 25 g'],
  ['Negatif per 25 gram', 'negatif', 'per 25 g'],
  ['(-)', 'negatif'],
  ['(+)', 'positif'],
  ['POSITIF', 'positif'],
  ['Terdeteksi', 'positif'],
  ['reaktif', 'positif'],
  ['reactive', 'positif'],
  ['non-reaktif', 'negatif'],
  ['tidak reaktif', 'negatif'],
  ['(-); (+)', 'negatif positif'],
  ['<LOQ', '<? loq'],
  ['ttd (LOQ 0,01)', '<0.01'],
  ['12 CFU/g', '12', 'CFU/g'],
  ['12mg/kg', '12', 'mg/kg'],
  ['10; 20; <10; 1,5 x 10^2', '10 20 <10 150'],
  ['negatif; negatif;\npositif', 'negatif negatif positif'],
  ['0', '0'],
  // The longest text and the most samples that are allowed.
  [`1${' '.repeat(499)}`, '1'],
  ['1;'.repeat(60), Array(60).fill('1').join(' ')],
])('%j is read as %s', (teks, nilai, satuan = null) => {
  expect(read(teks)).toEqual([nilai, satuan])
})

test.each<[string | number, RegExp]>([
  ['', /Tulis hasil/],
  [' ; ', /Tulis hasil/],
  ['-0,5', /kurang dari nol/],
  ['-5 sampai 3', /kurang dari nol/],
  ['1e400', /terlalu besar/],
  ['1e16', /terlalu besar/],
  ['1e-16', /terlalu kecil/],
  // Exponents that would fill the memory are refused before the number is computed.
  ['1e999999999', /terlalu besar/],
  ['1e-999999999', /terlalu kecil/],
  [`0,${'3'.repeat(39)}`, /paling banyak 40/],
  [Number.POSITIVE_INFINITY, /harus berupa angka/],
  [Number.NaN, /harus berupa angka/],
  ['banyak', /bukan angka/],
  ['0,5,1', /bukan angka/],
  ['1234.567.890', /bukan angka/],
  ['1.234.5678', /bukan angka/],
  ['1234,567,890', /bukan angka/],
  ['1,234,5678', /bukan angka/],
  ['1234.567,8', /bukan angka/],
  ['1.234,5,6', /bukan angka/],
  ['1234,567.8', /bukan angka/],
  ['1,234.5.6', /bukan angka/],
  ['5 (-)', /"5 -" bukan angka/],
  ['(-) 5', /"- 5" bukan angka/],
  ['nonnegatif', /bukan angka/],
  ['negatif 5', /bukan angka/],
  ['seropositif', /bukan angka/],
  ['positif 5', /bukan angka/],
  [',5', /bukan angka/],
  ['mg/kg', /bukan angka/],
  ['1.234', /dua cara. Tulis 1234 .* 1,234/],
  ['12.345', /dua cara. Tulis 12345 .* 12,345/],
  ['0,05-0,02', /lebih kecil/],
  ['10 mg/kg; 20 µg/kg', /satuan yang sama/],
  ['x'.repeat(501), /500 karakter/],
  ['1;'.repeat(61), /60 sampel/],
])('%j is refused with what to write', (teks, pesan) => {
  expect(read(teks)).toMatch(pesan)
})

test('a number keeps its value, with a comma or from a cell', () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-9, max: 1e12, noNaN: true }), (nilai) => {
      expect(read(nilai)).toEqual([String(nilai), null])
      expect(read(String(nilai).replace('.', ','))).toEqual([String(nilai), null])
    }),
  )
})

test.each([
  ['0,05', 'mg/kg', '0,05 mg/kg'],
  ['<0,01', 'mg/kg', '<0,01 mg/kg'],
  ['>1000', 'koloni/g', '>1000 koloni/g'],
  ['<10 | 40', 'koloni/g', '<10 | 40 koloni/g'],
  ['ttd | 40', 'koloni/g', 'ttd | 40 koloni/g'],
  ['negatif', 'per 25 g', 'negatif per 25 g'],
  // The result already contains the unit, or it has no amount.
  ['negatif/25 g', 'per 25 g', 'negatif/25 g'],
  ['12 ppb', 'ppb', '12 ppb'],
  ['ttd', 'mg/kg', 'ttd'],
  ['positif', 'mg/kg', 'positif'],
  ['0,05', null, '0,05'],
  // Earlier records may hold a result or a unit that is not readable.
  ['banyak', 'mg/kg', 'banyak mg/kg'],
  ['5', 'sendok', '5 sendok'],
])('%s in %s is shown as %s', (tertulis, satuan, tampil) => {
  expect(teksHasil(tertulis, satuan)).toBe(tampil)
})

test('whatever is written is read or refused, never thrown', () => {
  const kata = fc.constantFrom(
    '0',
    '5',
    ',',
    '.',
    '-',
    '<',
    '>',
    'x',
    '10^',
    'e',
    'ttd',
    ' ',
    'mg/kg',
    ';',
    '(',
    '±',
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(kata).map((bagian) => bagian.join('')),
      ),
      (teks) => {
        const { hasil, pesan } = readHasil(teks)
        expect(hasil === undefined).toBe(typeof pesan === 'string')
      },
    ),
  )
})
