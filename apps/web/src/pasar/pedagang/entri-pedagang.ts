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

/** A trader as it lies on a device, without a NIK; the entry's id is its key. */
export interface EntriPedagang {
  nama_pasar: string
  isian: IsianLapangan
  tanggal: string
  /** Of OKKP's own collection; entries of before this was known are the markets'. */
  is_okkp?: boolean
}

/** What the server is sent. */
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

/** What the form itself finds wrong, by field; the server looks once more. */
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
