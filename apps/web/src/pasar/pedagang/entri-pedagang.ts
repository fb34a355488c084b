import { pedagangCalls } from '@portal/domain/pasar/pedagang/pedagang.contract'
import { catatPedagangForm } from '@portal/domain/pasar/pedagang/pedagang.schema'
import type { z } from 'zod'
import { call } from '#platform/api/client.ts'
import type { EntryKind } from '#platform/offline/entry.ts'

export const labels = {
  pasar_id: 'Pasar',
  kelompok: 'Nama kelompok',
  nomor_kios: 'Nomor kios, los, atau lapak',
  kategori: 'Kategori pangan',
  komoditas: 'Komoditas yang dijual',
  pemasok: 'Nama pemasok',
  asal_kota_id: 'Asal (kabupaten/kota)',
  persetujuan: 'Pedagang menyetujui data pribadinya disimpan',
  nama: 'Nama pedagang',
  jenis_kelamin: 'Jenis kelamin',
  hp: 'No. HP',
} as const
export type NamaIsian = keyof typeof labels
export type IsianLapangan = Partial<Record<NamaIsian, unknown>>

/** A trader as stored on the device, without a NIK. The id of the entry is its key. */
export interface EntriPedagang {
  nama_pasar: string
  isian: IsianLapangan
  tanggal: string
  /** True for the OKKP collection. Older entries lack this field and belong to the market collection. */
  is_okkp?: boolean
}

export function bodyOf({ isian, tanggal, is_okkp = false }: EntriPedagang, kunci: string) {
  const { komoditas, pemasok, asal_kota_id, ...rest } = isian
  const goods = Array.isArray(komoditas) ? (komoditas as number[]) : []
  const body = {
    ...rest,
    kunci,
    is_okkp,
    tanggal_pendataan: tanggal,
    pasokan: goods.map((komoditas_id) => ({ komoditas_id, pemasok, asal_kota_id })),
  }
  return body as z.input<typeof catatPedagangForm>
}

/** Returns the validation errors of the form by field. The server validates again. */
export function salahIsian(entri: EntriPedagang): Partial<Record<NamaIsian, string>> {
  const { error } = catatPedagangForm.safeParse(bodyOf(entri, crypto.randomUUID()))
  const faults: Partial<Record<NamaIsian, string>> = {}
  for (const { path, message } of error?.issues ?? []) {
    const name = path[0] === 'pasokan' ? 'komoditas' : (path[0] as NamaIsian)
    faults[name] ??= message
  }
  return faults
}

const entriPedagang: EntryKind<EntriPedagang> = {
  shape: 1,
  send: ({ id, content }) => call(pedagangCalls.catat, { body: bodyOf(content, id), key: id, quiet: true }),
}

export default entriPedagang as EntryKind
