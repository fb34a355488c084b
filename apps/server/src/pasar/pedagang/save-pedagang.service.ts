import type { PedagangForm } from '@portal/domain/pasar/pedagang/pedagang.schema'
import { alreadyTaken, fieldError } from '@portal/domain/platform/errors'
import { komoditasExists } from '#okkp/index.ts'
import type { Trx } from '#platform/database/database.ts'
import type { KelompokRow } from './kelompok.repository.ts'
import { holdKeys } from './kunci-nik.repository.ts'
import { type NikTersegel, sealNik, sidikOf } from './kunci-nik.ts'
import * as repository from './pedagang.repository.ts'
import { findSidik, lockNiks } from './pedagang-nik.repository.ts'
import { ensurePemasok } from './pemasok.repository.ts'

/** The message does not reveal who has this NIK. */
export const nikTerdaftar =
  'NIK ini sudah terdaftar di pasar ini. Periksa nomornya, atau ubah data yang sudah ada.'
const kembar = 'Pedagang ini sudah tercatat di kios itu. Ubah data yang sudah ada.'

/** Maps a field name to its path in the form. A form with several traders adds the list index. */
export type Field = (name: string) => string

async function sealedNik(
  trx: Trx,
  secret: string,
  pasarId: number,
  nik: string,
  ownId: number | undefined,
  field: Field,
): Promise<NikTersegel> {
  await lockNiks(trx, pasarId)
  const keys = await holdKeys(trx, secret)
  const sidik = keys.map((kunci) => sidikOf(secret, kunci, pasarId, nik))
  if ((await findSidik(trx, pasarId, sidik, ownId)).size > 0) throw alreadyTaken(field('nik'), nikTerdaftar)
  return sealNik(secret, keys[0], pasarId, nik)
}

const noNik = { nik_segel: null, nik_sidik: null, nik_kunci_id: null }

/**
 * Returns the NIK columns: sealed again for a new NIK, null after withdrawn consent or on request, otherwise unchanged.
 */
async function nikColumns(
  trx: Trx,
  secret: string,
  kelompok: Pick<KelompokRow, 'pasar_id'>,
  form: PedagangForm,
  ownId: number | undefined,
  field: Field,
) {
  if (!form.persetujuan || form.hapus_nik) return noNik
  if (form.nik === null) return {}
  return sealedNik(trx, secret, kelompok.pasar_id, form.nik, ownId, field)
}

/** Returns the supply rows. A supplier is identified by name and origin; the function creates unknown suppliers. */
async function pasokanRows(
  trx: Trx,
  pasokan: PedagangForm['pasokan'],
  field: Field,
): Promise<repository.PasokanBaris[]> {
  const unknown = await repository.findUnknownKota(
    trx,
    pasokan.flatMap(({ asal_kota_id }) => asal_kota_id ?? []),
  )
  const rows: repository.PasokanBaris[] = []
  for (const [index, { komoditas_id, pemasok, asal_kota_id, frekuensi }] of pasokan.entries()) {
    if (!(await komoditasExists(trx, komoditas_id)))
      throw fieldError(field(`pasokan.${index}.komoditas_id`), 'Pilih komoditas dari daftar.')
    if (asal_kota_id !== null && asal_kota_id === unknown)
      throw fieldError(field(`pasokan.${index}.asal_kota_id`), 'Pilih kabupaten/kota asal dari daftar.')
    const pemasok_id = pemasok === null ? null : await ensurePemasok(trx, { nama: pemasok, asal_kota_id })
    rows.push({ komoditas_id, pemasok_id, asal_kota_id, frekuensi })
  }
  return rows
}

function plainColumns(form: PedagangForm, today: string, agreedBefore: string | null) {
  const { nik: _nik, hapus_nik: _drop, pasokan: _supply, persetujuan, tanggal_pendataan, ...columns } = form
  return {
    ...columns,
    persetujuan: persetujuan ? (agreedBefore ?? today) : null,
    ...(tanggal_pendataan ? { tanggal_pendataan } : {}),
  }
}

interface Saving {
  trx: Trx
  secret: string
  today: string
  by: number | null
  at: Date
  /** The key that the field officer's device generates. */
  kunci?: string
}

export async function storePedagang(
  { trx, secret, today, by, at, kunci }: Saving,
  kelompok: KelompokRow,
  form: PedagangForm,
  field: Field = (name) => name,
): Promise<number> {
  const { id: group_id, pasar_id, is_okkp, provinsi_id, kota_id } = kelompok
  const id = await repository.insertPedagang(trx, {
    tanggal_pendataan: today,
    ...(kunci === undefined ? {} : { kunci }),
    ...plainColumns(form, today, null),
    ...(await nikColumns(trx, secret, kelompok, form, undefined, field)),
    ...{ group_id, pasar_id, is_okkp, provinsi_id, kota_id },
    ...{ created_by: by, updated_by: by, created_at: at, updated_at: at },
  })
  if (id === undefined) throw alreadyTaken(field('nomor_kios'), kembar)
  await repository.replacePasokan(trx, id, await pasokanRows(trx, form.pasokan, field))
  return id
}

export async function changePedagang(
  { trx, secret, today, by, at }: Saving,
  before: repository.PedagangRow,
  form: PedagangForm,
  versi: number,
): Promise<void> {
  const field: Field = (name) => name
  if (await repository.isTwin(trx, before.pasar_id, form, before.id)) throw alreadyTaken('nomor_kios', kembar)
  await repository.updatePedagang(trx, before.id, {
    ...plainColumns(form, today, before.persetujuan),
    ...(await nikColumns(trx, secret, before, form, before.id, field)),
    ...{ updated_by: by, updated_at: at, versi },
  })
  await repository.replacePasokan(trx, before.id, await pasokanRows(trx, form.pasokan, field))
}
