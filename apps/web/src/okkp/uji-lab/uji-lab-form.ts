import type { RincianKasus } from '@portal/domain/okkp/kasus/kasus.contract'
import type { UjiLabLengkap } from '@portal/domain/okkp/uji-lab/uji-lab.contract'
import { parameterTerbanyak, type ujiLabForm } from '@portal/domain/okkp/uji-lab/uji-lab.schema'
import { dayInJakarta } from '@portal/domain/platform/format'
import type { z } from 'zod'
import type { useZodForm } from '#platform/forms/use-zod-form.ts'

export type IsianUjiLab = z.input<typeof ujiLabForm>
export type UjiLabFormHandle = ReturnType<typeof useZodForm<typeof ujiLabForm>>
type Awal = UjiLabFormHandle['form']['values']

const labels = {
  jenis_uji_lab_id: 'Jenis uji',
  kode_sampel: 'Kode sampel',
  tanggal: 'Tanggal uji',
  lembaga: 'Lembaga',
  lokasi_sampel: 'Lokasi sampel',
  komoditas_id: 'Komoditas',
  komoditas_tambahan: 'Keterangan komoditas',
  referensi_bmr: 'Referensi BMR',
  metode_uji: 'Metode uji',
  note: 'Catatan',
  laboratorium: 'Laboratorium',
  no_lhu: 'Nomor LHU',
  lhu: 'Laporan hasil uji (LHU)',
  diambil_oleh: 'Diambil oleh',
  diambil_pada: 'Tanggal diambil',
  diserahkan_oleh: 'Diserahkan oleh',
  diserahkan_pada: 'Tanggal diserahkan',
  diterima_oleh: 'Diterima oleh',
  diterima_pada: 'Tanggal diterima',
  provinsi_id: 'Provinsi',
  kota_id: 'Kabupaten/kota',
  created_for: 'Titipan untuk wilayah',
  no_registrasi: 'Nomor registrasi pada label',
  multiple_parameter: 'Parameter',
  alasan_perubahan: 'Alasan perubahan',
}

const hasilLabels = {
  parameter_id: 'Parameter',
  hasil_uji: 'Hasil uji',
  satuan: 'Satuan',
  standar: 'Standar di LHU',
  metode_uji: 'Metode',
  status: 'Putusan',
  alasan: 'Alasan putusan',
}
export type HasilKey = keyof typeof hasilLabels
export const hasilLabel = (key: HasilKey) => hasilLabels[key]

/** Labels for the error summary. A field of a parameter includes the number of the parameter. */
export const ujiLabLabels: Record<string, string> = {
  ...labels,
  ...Object.fromEntries(
    Array.from({ length: parameterTerbanyak }, (_, index) =>
      Object.entries(hasilLabels).map(([key, label]) => [
        `multiple_parameter.${index}.${key}`,
        `Parameter ${index + 1}, ${label.toLowerCase()}`,
      ]),
    ).flat(),
  ),
}

export const blankHasil = {
  parameter_id: null,
  hasil_uji: '',
  satuan: '',
  standar: '',
  metode_uji: '',
  status: null,
  alasan: '',
}

const blanks = {
  kode_sampel: '',
  lembaga: '',
  lokasi_sampel: '',
  komoditas_tambahan: '',
  referensi_bmr: '',
  metode_uji: '',
  note: '',
  laboratorium: '',
  no_lhu: '',
  lhu: null,
  diambil_oleh: '',
  diambil_pada: null,
  diserahkan_oleh: '',
  diserahkan_pada: null,
  diterima_oleh: '',
  diterima_pada: null,
  no_registrasi: '',
  provinsi_id: null,
  kota_id: null,
  created_for: null,
  alasan_perubahan: '',
}

export function isianBaru(jenisId: number | undefined): Awal {
  return {
    ...blanks,
    jenis_uji_lab_id: jenisId ?? null,
    komoditas_id: null,
    tanggal: dayInJakarta(new Date()),
    multiple_parameter: [{ ...blankHasil }],
  } as Awal
}

/** Initial values of a test that a case asks for: same commodity, place, kind and parameter as its source. */
export function isianKasus({ isian: { uji_lab }, tanggal }: Pick<RincianKasus, 'isian' | 'tanggal'>): Awal {
  const { jenis_uji_lab_id, parameter_id, parameter: _name, ...sampel } = uji_lab
  return {
    ...isianBaru(jenis_uji_lab_id ?? undefined),
    ...sampel,
    komoditas_tambahan: sampel.komoditas_tambahan ?? '',
    no_registrasi: sampel.no_registrasi ?? '',
    diambil_pada: tanggal,
    multiple_parameter: [{ ...blankHasil, parameter_id }],
  } as Awal
}

/** Converts a record to form values. Keeps only verdicts that a person gave, because the library proposes again. */
export function isianOf(record: UjiLabLengkap): Awal {
  const keys = Object.keys(blanks) as (keyof typeof blanks)[]
  const { jenis_uji_lab_id, komoditas_id, tanggal } = record
  return {
    ...(Object.fromEntries(keys.map((key) => [key, record[key as keyof UjiLabLengkap]])) as typeof blanks),
    jenis_uji_lab_id,
    komoditas_id,
    tanggal,
    multiple_parameter: record.multiple_parameter.map((hasil) => ({
      parameter_id: hasil.parameter_id,
      hasil_uji: hasil.hasil_uji,
      satuan: hasil.satuan,
      standar: hasil.standar,
      metode_uji: hasil.metode_uji,
      status: hasil.status === hasil.usul ? null : hasil.status,
      alasan: hasil.alasan,
    })),
    alasan_perubahan: '',
  } as Awal
}
