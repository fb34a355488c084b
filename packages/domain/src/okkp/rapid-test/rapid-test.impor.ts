import type { CheckedRow } from '../../platform/impor/impor.rules.ts'
import { optionalLines, optionalText } from '../../platform/record/fields.ts'
import {
  cekHari,
  checkAngka,
  checkHariUji,
  checkKota,
  checkNama,
  checkPilihan,
  checkTeks,
  faultsAt,
  type KolomUji,
  type NilaiUji,
  readBaris,
} from '../impor/impor-uji.rules.ts'
import { isianUji } from '../pengujian/pengujian.fields.ts'
import {
  faultsOfRapid,
  type HasilRapid,
  isianRapid,
  jumlahSampel,
  type KategoriPangan,
} from './rapid-test.schema.ts'

export const kolomImporRapid = {
  lembaga: 'Lembaga',
  tanggal: 'Tanggal',
  lokasi_sampel: 'Lokasi Sampel',
  komoditas_id: 'Komoditas',
  komoditas_tambahan: 'Komoditas Tambahan',
  parameter_id: 'Parameter',
  hasil_uji: 'Hasil Uji',
  note: 'Keterangan',
  kategori: 'Kategori',
  kota_id: 'Kab/Kota',
  jumlah_sampel: 'Jumlah Sampel',
  asal_pasokan: 'Asal Pasokan',
  kit_merek: 'Merek Kit',
  kit_lot: 'Lot Kit',
  kit_kedaluwarsa: 'Kedaluwarsa Kit',
} as const
/** Columns of the template of the previous system. */
export const kolomRapidDulu = [
  'No',
  'Lembaga',
  'Tanggal',
  'Lokasi Sampel',
  'Komoditas',
  'Komoditas Tambahan',
  'Parameter',
  'Hasil Uji',
  'Keterangan',
] as const
export type KunciImporRapid = keyof typeof kolomImporRapid
export const wajibRapid: readonly KunciImporRapid[] = [
  'lembaga',
  'tanggal',
  'lokasi_sampel',
  'parameter_id',
  'hasil_uji',
]

export interface DaftarImporRapid extends NamaRapid {
  kota: ReadonlyMap<string, number>
  provinsi: string
  kotaAkun: { id: number; nama: string } | undefined
}

export interface RapidImpor {
  key: string
  lembaga: string
  tanggal: string
  lokasi_sampel: string
  komoditas_id: number | null
  komoditas_tambahan: string | null
  parameter_id: number
  hasil_uji: HasilRapid
  note: string | null
  kategori: KategoriPangan
  kota_id: number | null
  jumlah_sampel: number
  asal_pasokan: string | null
  kit_merek: string | null
  kit_lot: string | null
  kit_kedaluwarsa: string | null
}

export interface NamaRapid {
  today: string
  komoditas: ReadonlyMap<string, number>
  parameter: ReadonlyMap<string, number>
}

/** Checks for the columns that rapid tests of OKKP and of markets share. */
export const checkRapidTest = ({ today, komoditas, parameter }: NamaRapid) => ({
  tanggal: checkHariUji(today),
  kategori: checkPilihan({ PSAT: 'PSAT', PSAH: 'PSAH', PSAI: 'PSAI' }, 'Kategori'),
  komoditas_id: checkNama(komoditas, 'Komoditas'),
  komoditas_tambahan: checkTeks(isianRapid.komoditas_tambahan),
  parameter_id: checkNama(parameter, 'Parameter'),
  hasil_uji: checkPilihan({ Positif: 'Positif', Negatif: 'Negatif' }, 'Hasil Uji'),
  jumlah_sampel: checkAngka(jumlahSampel),
  kit_merek: checkTeks(isianRapid.kit_merek),
  kit_lot: checkTeks(isianRapid.kit_lot),
  kit_kedaluwarsa: cekHari,
})

interface RapidColumns<K extends string> {
  titles: Readonly<Record<K, string>>
  wajib: readonly K[]
  cek: Readonly<Record<K, KolomUji['cek']>>
}

/** Reads rows of a template. Each row gives a record or all its errors. `settle` adds values that no cell contains. */
export function rapidReader<K extends string, Row extends { key: string }>(
  { titles, wajib, cek }: RapidColumns<K>,
  settle: (values: NilaiUji<K>) => Partial<Row> = () => ({}),
): (cells: readonly string[]) => CheckedRow<Row> {
  const kunci = Object.keys(titles) as K[]
  const kolom = kunci.map((each) => ({
    kunci: each,
    judul: titles[each],
    wajib: wajib.includes(each),
    cek: cek[each],
  }))
  const baca = readBaris(kolom)
  const blank = Object.fromEntries(kunci.map((each) => [each, null]))
  return (cells) => {
    const { values, faults, key } = baca(cells)
    // Without errors all required columns are present.
    const row = { ...blank, kategori: 'PSAT', jumlah_sampel: 1, ...values, ...settle(values), key }
    if (faults.length === 0) faults.push(...faultsAt(kolom, faultsOfRapid(row as unknown as RapidImpor)))
    return { record: faults.length === 0 ? (row as unknown as Row) : undefined, key, faults }
  }
}

export const rapidRowCheck = (daftar: DaftarImporRapid) =>
  rapidReader<KunciImporRapid, RapidImpor>(
    {
      titles: kolomImporRapid,
      wajib: wajibRapid,
      cek: {
        ...checkRapidTest(daftar),
        lembaga: checkTeks(isianUji.lembaga),
        lokasi_sampel: checkTeks(isianUji.lokasi_sampel),
        note: checkTeks(optionalLines(2000)),
        kota_id: checkKota(daftar.kota, daftar.provinsi, daftar.kotaAkun),
        asal_pasokan: checkTeks(optionalText(300)),
      },
    },
    ({ kota_id }) => ({ kota_id: daftar.kotaAkun?.id ?? (kota_id as number | undefined) ?? null }),
  )
