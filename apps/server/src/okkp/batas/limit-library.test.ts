import { findBatas } from '@portal/domain/okkp/batas/find-batas'
import type { LimitLibrary } from '@portal/domain/okkp/batas/pustaka'
import { proposeVerdict } from '@portal/domain/okkp/batas/usul-verdict'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '#testing/app.ts'
import { limitLibrary } from './limit-library.ts'

const server = useTestApp()
const hari = '2026-11-16'
let pustaka: LimitLibrary
let komoditas: Map<string, number>
let parameter: Map<string, number>

beforeAll(async () => {
  pustaka = await limitLibrary(server.get().platform)
  komoditas = new Map([...pustaka.komoditas].map(([id, { nama }]) => [nama, id]))
  parameter = new Map([...pustaka.parameter].map(([id, { nama }]) => [nama, id]))
})

const usul = (nama: string, bahan: string, hasil: string, satuan: string | null = 'mg/kg') =>
  proposeVerdict(pustaka, {
    komoditas_id: komoditas.get(nama) ?? 0,
    parameter_id: parameter.get(bahan) ?? 0,
    hasil,
    satuan,
    tanggal: hari,
  })

test('every line of the annexes is in the library, and is found for some commodity of the portal', () => {
  const batas = [...pustaka.batasMenurutParameter.values(), ...pustaka.batasMenurutJenis.values()].flat()
  expect(batas).toHaveLength(4272 + 3 + 36 + 36 + 16 + 1 + 4)
  const ditemukan = new Set<number>()
  const satuTiapPangan = new Map(
    [...pustaka.komoditas].map(([id, { pangan_id }]) => [pangan_id, id]),
  ).values()
  const dicoba = [...satuTiapPangan]
  for (const parameter_id of pustaka.parameter.keys()) {
    for (const komoditas_id of dicoba) {
      const { batas: satu } = findBatas(pustaka, { komoditas_id, parameter_id, tanggal: hari })
      if (satu) ditemukan.add(satu.id)
    }
  }
  const hilang = batas
    .filter(({ id }) => !ditemukan.has(id))
    .map((row) => [
      pustaka.parameter.get(row.parameter_id ?? 0)?.nama,
      pustaka.istilah.get(row.istilah_id)?.nama,
    ])
  expect(hilang).toEqual([])
})

describe('by name', () => {
  test.each([
    // A limit that names the commodity takes precedence over limits of its group and subgroup.
    ['Cabai', 'Karbofuran', 'jenis', 'Cabai', 0.002],
    ['Cabai Merah', 'Karbofuran', 'jenis', 'Cabai', 0.002],
    ['Cabai Rawit', 'Karbofuran', 'jenis', 'Cabai', 0.002],
    ['Cabai Kering', 'Profenofos', 'jenis', 'Cabai Kering', 20],
    ['Beras', 'Karbofuran', 'jenis', 'Beras', 0.01],
    ['Bawang Merah', 'Karbofuran', 'jenis', 'Bawang Merah', 0.002],
    ['Okra', 'Pirethrin', 'kelompok', 'Pepper (termasuk Okra, Paprika, Cabai)', 0.05],
    ['Cabai', 'Pirethrin', 'kelompok', 'Pepper (termasuk Okra, Paprika, Cabai)', 0.05],
    [
      'Brokoli',
      'Diklobenil',
      'kelompok',
      'Kubis-Kubisan (selain Kailan, Kale, Collard Greens dan Kubis-Kubisan Daun Lainnya)',
      0.05,
    ],
    // The group excludes these foods by name and no other limit covers them, so the default of the regulation applies.
    ['Kailan', 'Diklobenil', 'bawaan', 'Pangan segar asal tumbuhan yang tidak tercantum', 0.01],
    ['Okra', 'Profenofos', 'bawaan', 'Pangan segar asal tumbuhan yang tidak tercantum', 0.01],
    ['Bayam', 'Diklobenil', 'subkelompok', 'Seluruh Sayuran Daun', 0.3],
    ['Beras', 'Arsen (As) inorganik', 'jenis', 'Beras', 0.15],
    ['Jagung', 'Kadmium (Cd)', 'kelompok', 'Serealia Lainnya', 0.2],
  ])('%s and %s: by %s, %s', (nama, bahan, cara, pangan, nilai) => {
    const usulan = usul(nama, bahan, String(nilai).replace('.', ','))
    expect([usulan.cara, usulan.batas?.pangan, usulan.verdict]).toEqual([cara, pangan, 'MS'])
    expect(usulan.batas?.ketentuan).toEqual({ jenis: 'maksimum', nilai, satuan: 'mg/kg' })
    expect(usul(nama, bahan, String(nilai * 1.01).replace('.', ',')).verdict).toBe('TMS')
  })

  test('rice without another word is milled rice; what may keep its bran stays in doubt', () => {
    expect(usul('Beras', 'Aflatoksin B1', '5', 'µg/kg')).toMatchObject({
      verdict: 'MS',
      batas: { pangan: 'Beras sosoh' },
    })
    expect(usul('Beras', 'Aflatoksin B1', '5,1', 'µg/kg').verdict).toBe('TMS')
    expect(usul('Beras Pecah Kulit', 'Aflatoksin B1', '5,1', 'µg/kg').verdict).toBe('MS')
  })

  test('mycotoxins are compared in their own unit and in any other of mass', () => {
    expect(usul('Jagung', 'Aflatoksin total', '15', 'µg/kg').verdict).toBe('MS')
    expect(usul('Jagung', 'Aflatoksin total', '0,0151', 'ppm').verdict).toBe('TMS')
  })

  test('germs by their plan', () => {
    expect(usul('Selada', 'Salmonella', 'negatif/25 g', null).verdict).toBe('MS')
    expect(usul('Pala', 'Bacillus cereus', '10; 10; 200; 200; 10', 'CFU/g').verdict).toBe('MS')
    expect(usul('Pala', 'Bacillus cereus', '10; 200; 200; 200; 10', 'CFU/g').verdict).toBe('TMS')
  })

  test.each(['Formalin', 'Boraks', 'Rhodamin B', 'Metanil Yellow'])(
    '%s is banned in every commodity',
    (zat) => {
      expect(usul('Bayam', zat, 'positif')).toMatchObject({
        verdict: 'TMS',
        cara: 'semua',
        alasan: expect.stringMatching(
          `^${zat} dilarang dalam pangan segar: terdeteksi, jadi TMS\\. .*OKKP Pusat`,
        ),
      })
      const putusan = (hasil: string) =>
        [...pustaka.komoditas.values()].map(({ nama }) => usul(nama, zat, hasil).verdict)
      expect(new Set(putusan('0,02'))).toEqual(new Set(['TMS']))
      expect(new Set(putusan('ttd'))).toEqual(new Set(['MS']))
    },
  )

  test('a germ that must be absent: negative keeps it, positive does not', () => {
    const putusan = (hasil: string, satuan: string | null) =>
      usul('Buah Potong Segar', 'Salmonella', hasil, satuan).verdict
    expect([putusan('negatif/25 g', null), putusan('positif/25 g', null)]).toEqual(['MS', 'TMS'])
    expect([putusan('negatif', 'per 25 g'), putusan('positif', 'per 25 g')]).toEqual(['MS', 'TMS'])
    expect(putusan('negatif | negatif | positif | negatif | negatif', 'per 25 g')).toBe('TMS')
    expect(putusan('negatif/10 g', null)).toBeNull()
  })

  test('whole fruit has no limit of germs; the reason names what has one', () => {
    const { verdict, alasan } = usul('Melon', 'Salmonella', 'negatif/25 g', null)
    expect(verdict).toBeNull()
    expect(alasan).toMatch(
      /Tidak ada batas Salmonella untuk Melon .* untuk .*Buah Beku; .*Buah Potong Segar; /,
    )
    expect(alasan).toContain('Bila sampelnya demikian, pilih komoditas itu.')
    // The reason suggests no commodity if there are too many candidates, or none.
    expect(usul('Buah Potong Segar', 'Profenofos', '1').alasan).not.toContain('pilih komoditas itu')
    expect(usul('Cabai', 'Formalin', '1').alasan).not.toContain('pilih komoditas itu')
  })

  test.each([
    ['Anggrek', 'Karbofuran', /belum dipetakan/],
    ['Mentimun', 'Diklobenil', /tidak terbaca .*0\.\.01/],
    ['Cengkeh', 'Profenofos', /tidak terbaca/],
    ['Wortel', 'Pirethrin', /tidak terbaca/],
    ['Kedelai', 'Arsen (As) inorganik', /TD/],
    ['Beras Merah', 'Aflatoksin B1', /Belum dipastikan/],
    ['Buah Potong Segar', 'Karbofuran', /Tidak ada batas/],
    ['Cabai', 'Sulfit', /Tidak ada batas/],
  ])('%s and %s: no verdict where none is certain', (nama, bahan, alasan) => {
    const usulan = usul(nama, bahan, '0,005')
    expect(usulan.alasan).toMatch(alasan)
    expect(usulan.verdict).toBeNull()
  })
})

test('every commodity of the classification is linked, ornamentals are not', () => {
  const belum = [...pustaka.komoditas.values()].filter(({ pangan_id }) => pangan_id === null)
  expect(pustaka.komoditas.size - belum.length).toBe(658)
  expect(belum.map(({ nama }) => nama)).toContain('Anggrek')
})
