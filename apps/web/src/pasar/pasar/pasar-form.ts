import {
  hariLabels,
  saranaLabels,
  sumberDanaLabels,
  zonaLabels,
} from '@portal/domain/pasar/pasar/pasar.labels'
import { type Pasar, type pasarForm, tipePasar } from '@portal/domain/pasar/pasar/pasar.schema'
import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import type { z } from 'zod'
import type { Option } from '#platform/forms/choice-fields.tsx'
import type { useZodForm } from '#platform/forms/use-zod-form.ts'

export type IsianPasar = z.input<typeof pasarForm>
export type PasarFormHandle = ReturnType<typeof useZodForm<typeof pasarForm>>

export const labels = {
  nama: 'Nama pasar',
  alamat: 'Alamat',
  provinsi_id: 'Provinsi',
  kota_id: 'Kabupaten/kota',
  kecamatan_id: 'Kecamatan',
  lintang: 'Titik lokasi (lintang, bujur)',
  bujur: 'Bujur',
  tahun_pas_aman: 'Tahun mulai PAS AMAN',
  sumber_dana: 'Sumber dana',
  tipe: 'Tipe pasar',
  pengelola_nama: 'Nama pengelola',
  pengelola_jabatan: 'Jabatan pengelola',
  pengelola_hp: 'No. HP pengelola',
  status_lahan: 'Status lahan',
  luas: 'Luas',
  tahun_bangun: 'Tahun dibangun',
  tahun_renovasi: 'Tahun direnovasi',
  hari_buka: 'Hari buka',
  jam_buka: 'Jam buka',
  jam_tutup: 'Jam tutup',
  jumlah_kios: 'Jumlah kios',
  jumlah_los: 'Jumlah los',
  jumlah_lapak: 'Jumlah lapak',
  pengunjung_per_hari: 'Pengunjung per hari',
  pedagang_psat: 'Pedagang PSAT',
  pedagang_psah: 'Pedagang PSAH',
  pedagang_psai: 'Pedagang PSAI',
  pedagang_olahan: 'Pedagang pangan olahan',
  pedagang_non_pangan: 'Pedagang nonpangan',
  sni: 'Bersertifikat SNI 8152 (pasar rakyat)',
  nomor_sni: 'Nomor sertifikat SNI',
  pasar_sehat: 'Ditetapkan sebagai pasar sehat',
  nomor_sppb: 'Nomor SPPB-PSAT',
  zona: 'Zona yang ditetapkan',
  pos_pantau: 'Ada pos pantau (ruang uji)',
  luas_pos_pantau: 'Luas pos pantau',
  sarana: 'Sarana yang berfungsi',
  foto: 'Foto pasar',
  catatan: 'Catatan',
} as const

export const optionsOf = (words: Readonly<Record<string, string>>): Option[] =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

export const pilihan = {
  hari: optionsOf(hariLabels),
  zona: optionsOf(zonaLabels),
  sarana: optionsOf(saranaLabels),
  sumberDana: optionsOf(sumberDanaLabels),
  tipe: tipePasar.map((value) => ({ value, label: `Tipe ${value}` })),
}

const empty = Object.fromEntries(Object.keys(labels).map((name) => [name, null]))

export function blankPasar(scope: RegionScope): IsianPasar {
  return {
    ...empty,
    nama: '',
    provinsi_id: scope.jenis === 'semua' ? null : scope.provinsi_id,
    kota_id: scope.jenis === 'kota' ? scope.kota_id : null,
    hari_buka: ['senin', 'selasa', 'rabu', 'kamis', 'jumat', 'sabtu', 'minggu'],
    zona: [],
    sarana: [],
    foto: [],
    sni: false,
    pasar_sehat: false,
    pos_pantau: false,
  }
}

export function isianOf(pasar: Pasar): IsianPasar {
  const names = Object.keys(labels) as (keyof typeof labels)[]
  return Object.fromEntries(names.map((name) => [name, pasar[name]])) as IsianPasar
}
