import type { CheckedRow } from '../../platform/impor/impor.rules.ts'
import { optionalLines, optionalText } from '../../platform/record/fields.ts'
import {
  bacaBaris,
  cekAngka,
  cekHari,
  cekHariUji,
  cekKota,
  cekNama,
  cekPilihan,
  cekTeks,
  faultsAt,
  type KolomUji,
} from '../impor/impor-uji.rules.ts'
import { isianUji } from '../pengujian/pengujian.fields.ts'
import { faultsOfRapid, type HasilRapid, jumlahSampel, type KategoriPangan } from './rapid-test.schema.ts'

/** Columns of the template, in their order. */
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
/** As the earlier system's template had them. */
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

export interface DaftarImporRapid {
  today: string
  komoditas: ReadonlyMap<string, number>
  parameter: ReadonlyMap<string, number>
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

function kolomOf(daftar: DaftarImporRapid): KolomUji<KunciImporRapid>[] {
  const cek: Record<KunciImporRapid, KolomUji['cek']> = {
    lembaga: cekTeks(isianUji.lembaga),
    tanggal: cekHariUji(daftar.today),
    lokasi_sampel: cekTeks(isianUji.lokasi_sampel),
    komoditas_id: cekNama(daftar.komoditas, 'Komoditas'),
    komoditas_tambahan: cekTeks(isianUji.komoditas_tambahan),
    parameter_id: cekNama(daftar.parameter, 'Parameter'),
    hasil_uji: cekPilihan({ Positif: 'Positif', Negatif: 'Negatif' }, 'Hasil Uji'),
    note: cekTeks(optionalLines(2000)),
    kategori: cekPilihan({ PSAT: 'PSAT', PSAH: 'PSAH', PSAI: 'PSAI' }, 'Kategori'),
    kota_id: cekKota(daftar.kota, daftar.provinsi, daftar.kotaAkun),
    jumlah_sampel: cekAngka(jumlahSampel),
    asal_pasokan: cekTeks(optionalText(300)),
    kit_merek: cekTeks(optionalText(200)),
    kit_lot: cekTeks(optionalText(100)),
    kit_kedaluwarsa: cekHari,
  }
  return (Object.keys(kolomImporRapid) as KunciImporRapid[]).map((kunci) => ({
    kunci,
    judul: kolomImporRapid[kunci],
    wajib: wajibRapid.includes(kunci),
    cek: cek[kunci],
  }))
}

/** Reads one row of the template: a record to store, or every fault it has. */
export function rapidRowCheck(
  daftar: DaftarImporRapid,
): (cells: readonly string[]) => CheckedRow<RapidImpor> {
  const kolom = kolomOf(daftar)
  const baca = bacaBaris(kolom)
  return (cells) => {
    const { values, faults, key } = baca(cells)
    const row = {
      kategori: 'PSAT',
      jumlah_sampel: 1,
      komoditas_id: null,
      komoditas_tambahan: null,
      note: null,
      asal_pasokan: null,
      kit_merek: null,
      kit_lot: null,
      kit_kedaluwarsa: null,
      ...values,
      kota_id: daftar.kotaAkun?.id ?? values.kota_id ?? null,
      key,
      // Every column that is asked for is there unless a fault says otherwise.
    } as RapidImpor
    if (faults.length === 0) faults.push(...faultsAt(kolom, faultsOfRapid(row)))
    return { record: faults.length === 0 ? row : undefined, key, faults }
  }
}
