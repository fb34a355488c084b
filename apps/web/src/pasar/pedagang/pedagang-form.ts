import { zonaLabels } from '@portal/domain/pasar/pasar/pasar.labels'
import {
  caraSimpanLabels,
  frekuensiLabels,
  kategoriLabels,
  kelaminLabels,
  type Pedagang,
  pedagangForm,
} from '@portal/domain/pasar/pedagang/pedagang.schema'
import { dayInJakarta } from '@portal/domain/platform/format'
import { requiredText } from '@portal/domain/platform/record/fields'
import { recordId } from '@portal/domain/platform/record/record-calls'
import type { z } from 'zod'
import { optionsOf } from '#pasar/pasar/pasar-form.ts'
import type { FieldBinding } from '#platform/forms/use-zod-form.ts'

/** Schema of the first trader of a group, with the market and the name of the group. */
export const kelompokBaruForm = pedagangForm.safeExtend({ pasar_id: recordId, kelompok: requiredText(150) })

export type IsianPedagang = z.input<typeof pedagangForm>
export type IsianKelompok = z.input<typeof kelompokBaruForm>

export const labels = {
  pasar_id: 'Pasar',
  kelompok: 'Nama kelompok',
  persetujuan: 'Pedagang menyetujui data pribadinya disimpan',
  nama: 'Nama pedagang',
  nik: 'NIK',
  hapus_nik: 'Hapus NIK yang tersimpan',
  jenis_kelamin: 'Jenis kelamin',
  hp: 'No. HP',
  nomor_kios: 'Nomor kios, los, atau lapak',
  zona: 'Zona',
  kategori: 'Kategori pangan',
  lama_usaha: 'Lama berdagang',
  volume_per_hari: 'Volume per hari',
  cara_simpan: 'Cara menyimpan',
  nib: 'NIB atau nomor PDUK',
  ikut_bimtek: 'Pernah mengikuti bimtek',
  aktif: 'Masih berdagang',
  tanggal_pendataan: 'Tanggal pendataan',
  pasokan: 'Barang dagangan',
} as const

export const pasokanLabels = {
  komoditas_id: 'Komoditas',
  pemasok: 'Nama pemasok',
  asal_kota_id: 'Asal (kabupaten/kota)',
  frekuensi: 'Dipasok',
} as const

export type PedagangField = (name: keyof typeof labels | `pasokan.${string}`) => FieldBinding

export const pilihan = {
  zona: optionsOf(zonaLabels),
  kategori: optionsOf(kategoriLabels),
  kelamin: optionsOf(kelaminLabels),
  frekuensi: optionsOf(frekuensiLabels),
  caraSimpan: optionsOf(caraSimpanLabels),
}

export const blankPasokan = { komoditas_id: null, pemasok: '', asal_kota_id: null, frekuensi: null }

export const blankPedagang = (): IsianPedagang => ({
  // The trader must give consent, so the default is false.
  persetujuan: false,
  nama: '',
  nik: '',
  hapus_nik: false,
  jenis_kelamin: null,
  hp: '',
  nomor_kios: '',
  zona: 'segar',
  kategori: 'PSAT',
  lama_usaha: null,
  volume_per_hari: '',
  cara_simpan: null,
  nib: '',
  ikut_bimtek: false,
  aktif: true,
  tanggal_pendataan: dayInJakarta(new Date()),
  pasokan: [blankPasokan as never],
})

/** Returns the form values of a stored trader. The NIK stays on the server. */
export function isianOf(row: Pedagang): IsianPedagang {
  const { persetujuan, nama, jenis_kelamin, hp, nomor_kios, zona, kategori, lama_usaha } = row
  const { volume_per_hari, cara_simpan, nib, ikut_bimtek, aktif, tanggal_pendataan } = row
  return {
    ...{ persetujuan, nama, jenis_kelamin, hp, nomor_kios, zona, kategori, lama_usaha },
    ...{ volume_per_hari, cara_simpan, nib, ikut_bimtek, aktif, tanggal_pendataan },
    nik: '',
    hapus_nik: false,
    pasokan: row.pasokan.map(({ komoditas_id, pemasok, asal_kota_id, frekuensi }) => ({
      komoditas_id,
      pemasok,
      asal_kota_id,
      frekuensi,
    })),
  }
}

/** Returns the trader's name, or the stall if the trader gave no consent. */
export const namaPedagang = ({ nama, nomor_kios }: Pick<Pedagang, 'nama' | 'nomor_kios'>) =>
  nama ?? `Pedagang kios ${nomor_kios}`
