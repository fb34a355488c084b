import { kunciMutu } from '@portal/domain/okkp/uji-mutu/kelas-mutu'
import { type UjiMutu, type ujiMutuForm, ukuranLabels } from '@portal/domain/okkp/uji-mutu/uji-mutu.schema'
import { dayInJakarta } from '@portal/domain/platform/format'
import type { z } from 'zod'
import type { useZodForm } from '#platform/forms/use-zod-form.ts'

export type IsianMutu = z.input<typeof ujiMutuForm>
export type MutuFormHandle = ReturnType<typeof useZodForm<typeof ujiMutuForm>>
type Awal = MutuFormHandle['form']['values']

export const mutuLabels: Record<string, string> = {
  lembaga: 'Lembaga penguji',
  tanggal: 'Tanggal uji',
  lokasi_sampel: 'Lokasi pengambilan sampel',
  komoditas_id: 'Komoditas',
  komoditas_tambahan: 'Keterangan komoditas',
  merek: 'Merek',
  metode_uji: 'Metode uji',
  jenis_beras: 'Jenis beras',
  ...ukuranLabels,
  kelas_mutu_id: 'Kelas mutu',
  dasar_kelas: 'Standar yang dipakai',
  hasil_ukur: 'Hasil ukur',
  catatan: 'Catatan',
  provinsi_id: 'Provinsi',
  kota_id: 'Kabupaten/kota',
  created_for: 'Titipan untuk wilayah',
}

const measures = (record?: UjiMutu) =>
  Object.fromEntries(kunciMutu.map((kunci) => [kunci, record?.[kunci] ?? null])) as Pick<
    Awal,
    (typeof kunciMutu)[number]
  >

/** Returns the initial values. The server computes the class of rice, so the form does not restore it. */
export function isianMutu(record: UjiMutu | undefined, lembaga: string | null): Awal {
  return {
    lembaga: record?.lembaga ?? lembaga,
    tanggal: record?.tanggal ?? dayInJakarta(new Date()),
    lokasi_sampel: record?.lokasi_sampel ?? null,
    komoditas_id: record?.komoditas_id ?? null,
    komoditas_tambahan: record?.komoditas_tambahan ?? null,
    merek: record?.merek ?? null,
    metode_uji: record?.metode_uji ?? null,
    jenis_beras: record?.jenis_beras ?? null,
    ...measures(record),
    kelas_mutu_id:
      record && record.jenis_beras === null ? (record.kelas_mutu_id as Awal['kelas_mutu_id']) : null,
    dasar_kelas: record && record.jenis_beras === null ? record.dasar_kelas : null,
    hasil_ukur: record?.hasil_ukur ?? null,
    catatan: record?.catatan ?? null,
    provinsi_id: record?.provinsi_id ?? null,
    kota_id: record?.kota_id ?? null,
    created_for: record?.created_for ?? null,
  }
}
