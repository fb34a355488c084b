import type { RincianKasus } from '@portal/domain/okkp/kasus/kasus.contract'
import type { RincianPengaduan } from '@portal/domain/okkp/pengaduan/pengaduan.contract'
import type { RapidTest, rapidTestForm } from '@portal/domain/okkp/rapid-test/rapid-test.schema'
import type { UjiLabLengkap } from '@portal/domain/okkp/uji-lab/uji-lab.contract'
import { dayInJakarta } from '@portal/domain/platform/format'
import type { z } from 'zod'
import type { BahanRapid } from '#okkp/rapid-test/bahan-uji.ts'
import type { useZodForm } from '#platform/forms/use-zod-form.ts'

export type IsianRapid = z.input<typeof rapidTestForm>
export type RapidTestFormHandle = ReturnType<typeof useZodForm<typeof rapidTestForm>>
type Awal = RapidTestFormHandle['form']['values']

export const rapidLabels: Record<string, string> = {
  jenis_rapid_test_id: 'Jenis rapid test',
  parameter_id: 'Parameter',
  hasil_uji: 'Hasil',
  kategori: 'Kategori pangan',
  lembaga: 'Lembaga penguji',
  tanggal: 'Tanggal uji',
  lokasi_sampel: 'Lokasi pengambilan sampel',
  komoditas_id: 'Komoditas',
  komoditas_tambahan: 'Nama pangan lain atau keterangan',
  jumlah_sampel: 'Jumlah sampel',
  asal_pasokan: 'Asal pasokan',
  kit_merek: 'Merek kit',
  kit_lot: 'Nomor lot kit',
  kit_kedaluwarsa: 'Kedaluwarsa kit',
  foto: 'Foto hasil',
  no_registrasi: 'Nomor registrasi pada label',
  note: 'Keterangan',
  provinsi_id: 'Provinsi',
  kota_id: 'Kabupaten/kota',
  created_for: 'Titipan untuk wilayah',
}

interface Start {
  jenisId?: number | undefined
  lembaga: string | null
}

export function rapidBaru({ jenisId, lembaga }: Start): Awal {
  return {
    jenis_rapid_test_id: jenisId ?? null,
    parameter_id: null,
    hasil_uji: null,
    kategori: 'PSAT',
    lembaga,
    tanggal: dayInJakarta(new Date()),
    lokasi_sampel: null,
    komoditas_id: null,
    komoditas_tambahan: null,
    jumlah_sampel: 1,
    asal_pasokan: null,
    kit_merek: null,
    kit_lot: null,
    kit_kedaluwarsa: null,
    foto: null,
    no_registrasi: null,
    note: null,
    provinsi_id: null,
    kota_id: null,
    created_for: null,
    tindak_lanjut: null,
  }
}

/** What a new test takes over from a case or from another test. */
export type IsianSumber = Omit<RincianKasus['isian']['rapid_test'], 'pasar_id' | 'nomor_kios' | 'pedagang_id'>

/** Commodity, place, kind and parameter of the finding that a test repeats. */
export function rapidDariSumber(sumber: IsianSumber): Partial<Awal> {
  const { kategori, jenis_rapid_test_id, parameter_id, lokasi_sampel, no_registrasi } = sumber
  return {
    kategori: (kategori ?? 'PSAT') as Awal['kategori'],
    komoditas_id: sumber.komoditas_id,
    komoditas_tambahan: sumber.komoditas_tambahan,
    ...{ jenis_rapid_test_id, parameter_id, lokasi_sampel, no_registrasi },
  } as Partial<Awal>
}

type UjiLabSumber = Pick<
  UjiLabLengkap,
  'komoditas_id' | 'komoditas_tambahan' | 'lokasi_sampel' | 'no_registrasi' | 'multiple_parameter'
>

/** The first failed parameter of a laboratory test that a kit can find, with the kind of that kit. */
export function sumberUjiLab(
  { multiple_parameter, ...uji }: UjiLabSumber,
  { jenis, parameter }: Pick<BahanRapid, 'jenis' | 'parameter'>,
): IsianSumber {
  const known = multiple_parameter
    .filter(({ status }) => status === 'TMS')
    .flatMap(({ parameter_id }) => parameter.find(({ id }) => id === parameter_id) ?? [])[0]
  return {
    komoditas_id: uji.komoditas_id,
    komoditas_tambahan: uji.komoditas_tambahan,
    lokasi_sampel: uji.lokasi_sampel ?? '',
    no_registrasi: uji.no_registrasi,
    kategori: 'PSAT',
    jenis_rapid_test_id: jenis.find(({ jenis_parameter }) => jenis_parameter === known?.jenis)?.id ?? null,
    parameter_id: known?.id ?? null,
  }
}

/** What a citizen's report says about food and place. Kind and parameter are the officer's choice. */
export function rapidDariLaporan(
  laporan: Pick<RincianPengaduan, 'pangan' | 'tempat' | 'nomor_izin' | 'nomor' | 'provinsi_id' | 'kota_id'>,
): Partial<Awal> {
  const { pangan, tempat, nomor_izin, nomor, provinsi_id, kota_id } = laporan
  return {
    komoditas_tambahan: pangan,
    lokasi_sampel: tempat,
    no_registrasi: nomor_izin,
    note: `Menurut laporan masyarakat ${nomor}.`,
    provinsi_id,
    kota_id,
  }
}

const formKeys = Object.keys(rapidBaru({ lembaga: null })).filter(
  (key) => key !== 'tindak_lanjut',
) as (keyof Awal)[]

export function isianRapid(record: RapidTest): Awal {
  return Object.fromEntries(formKeys.map((key) => [key, record[key as keyof RapidTest] ?? null])) as Awal
}
