import type { RincianKasus } from '@portal/domain/okkp/kasus/kasus.contract'
import { type RapidPasar, rapidPasarForm } from '@portal/domain/pasar/rapid-test/rapid-test-pasar.schema'
import { dayInJakarta } from '@portal/domain/platform/format'
import type { z } from 'zod'
import type { Blank, FieldBinding } from '#platform/forms/use-zod-form.ts'

export type IsianRapid = z.input<typeof rapidPasarForm>

export const labels = {
  pasar_id: 'Pasar',
  tanggal: 'Tanggal uji',
  kategori: 'Kategori pangan',
  jenis_rapid_test_id: 'Jenis rapid test',
  parameter_id: 'Parameter',
  hasil_uji: 'Hasil',
  komoditas_id: 'Komoditas',
  komoditas_tambahan: 'Nama pangan lain atau keterangan',
  kode_sampel: 'Kode sampel',
  jumlah_sampel: 'Jumlah sampel',
  pedagang_id: 'Kios yang didata',
  nomor_kios: 'Nomor kios',
  pemasok: 'Nama pemasok',
  asal_kota_id: 'Asal (kabupaten/kota)',
  penguji: 'Penguji',
  kit_merek: 'Merek kit',
  kit_lot: 'Nomor lot kit',
  kit_kedaluwarsa: 'Kedaluwarsa kit',
  foto: 'Foto hasil',
  catatan: 'Catatan',
} as const
export type NamaIsian = keyof typeof labels
export type RapidField = (name: NamaIsian) => FieldBinding
/** A form with fields that may still be missing or invalid. */
export type Isian = Partial<Record<NamaIsian, unknown>>

export const isianBaru = (): Isian => ({
  ...Object.fromEntries(Object.keys(labels).map((name) => [name, null])),
  tanggal: dayInJakarta(Date.now()),
  kategori: 'PSAT',
  jumlah_sampel: 1,
})

/** First values of a re-test: the stall, commodity, kind and parameter of the test that it repeats. */
export function isianKasus({ isian: { rapid_test } }: Pick<RincianKasus, 'isian'>): Blank<IsianRapid> {
  const { lokasi_sampel: _lokasi, no_registrasi: _nomor, kategori, ...same } = rapid_test
  return { ...isianBaru(), ...same, kategori: kategori ?? 'PSAT' } as Blank<IsianRapid>
}

export const isianOf = (row: RapidPasar) =>
  Object.fromEntries(
    Object.keys(labels).map((name) => [name, row[name as keyof RapidPasar] ?? null]),
  ) as IsianRapid

const sameRound = [
  'pasar_id',
  'tanggal',
  'kategori',
  'jenis_rapid_test_id',
  'parameter_id',
  'penguji',
  'kit_merek',
  'kit_lot',
  'kit_kedaluwarsa',
] as const

/**
 * Returns the form of the next sample in the same round. Place, date and test kit stay; the sample fields are empty.
 */
export const isianLanjutan = (before: Isian): Isian => ({
  ...isianBaru(),
  ...Object.fromEntries(sameRound.map((name) => [name, before[name] ?? null])),
})

/** Returns the validation errors of the form by field. The server validates again. */
export function salahIsian(isian: Isian): Partial<Record<NamaIsian, string>> {
  const { error } = rapidPasarForm.safeParse(isian)
  const faults: Partial<Record<NamaIsian, string>> = {}
  for (const { path, message } of error?.issues ?? []) faults[path[0] as NamaIsian] ??= message
  return faults
}
