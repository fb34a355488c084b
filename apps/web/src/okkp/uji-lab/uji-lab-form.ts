import type { RapidTest } from '@portal/domain/okkp/rapid-test/rapid-test.schema'
import type { TindakLanjut } from '@portal/domain/okkp/tindak-lanjut/tindak-lanjut.contract'
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

interface Asal {
  rantai: TindakLanjut
  /** Rapid test of OKKP. Undefined for a test of a market, for which the follow-up has the data. */
  rapid: RapidTest | undefined
  komoditas: readonly { value: string | number; label: string }[]
}

/**
 * Initial values of a confirmatory test: same sample and parameter. Rapid and laboratory tests share the numbering of
 * kinds.
 */
export function isianKonfirmasi({ rantai, rapid, komoditas }: Asal): Awal {
  const sama = komoditas.find(({ label }) => label === rantai.komoditas)
  const dariRantai = {
    komoditas_id: sama?.value ?? null,
    komoditas_tambahan: sama ? '' : rantai.komoditas,
    lokasi_sampel: rantai.lokasi,
    no_registrasi: rantai.no_registrasi ?? '',
    diambil_pada: rantai.tanggal,
  }
  if (!rapid) return { ...isianBaru(undefined), ...dariRantai } as Awal
  return {
    ...isianBaru(rapid.jenis_rapid_test_id),
    ...dariRantai,
    komoditas_id: rapid.komoditas_id,
    komoditas_tambahan: rapid.komoditas_tambahan ?? '',
    lembaga: rapid.lembaga,
    multiple_parameter: [{ ...blankHasil, parameter_id: rapid.parameter_id }],
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
