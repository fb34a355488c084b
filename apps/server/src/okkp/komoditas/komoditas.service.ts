import { type listKomoditas, pageAsked, wholePage } from '@portal/domain/okkp/komoditas.contract'
import type { Komoditas, KomoditasBaru, KomoditasDiubah } from '@portal/domain/okkp/komoditas.schema'
import type { Query } from '@portal/domain/platform/contract'
import { AppError, fieldError } from '@portal/domain/platform/errors'
import { recordAudit } from '#platform/audit/audit.repository.ts'
import type { Caller } from '#platform/caller.ts'
import type { Trx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { write } from '#platform/write.ts'
import { presentKomoditas } from './komoditas.presenter.ts'
import * as repository from './komoditas.repository.ts'

async function getKomoditas(trx: Trx, id: number): Promise<Komoditas> {
  const row = await repository.findKomoditas(trx, id)
  if (!row) throw new AppError('TIDAK_DITEMUKAN', { message: 'Komoditas tidak ditemukan.' })
  return presentKomoditas(row)
}

/** What the schema cannot know: that the group exists and that no other commodity goes by these names. */
async function check(trx: Trx, data: KomoditasBaru, ownId?: number): Promise<void> {
  const kelompok = await repository.listKelompok(trx)
  if (!kelompok.some(({ id }) => id === data.kelompok_id)) {
    throw fieldError('kelompok_id', 'Pilih kelompok dari daftar.')
  }
  await repository.lockNames(trx)
  const namesake = await repository.findNamesake(trx, data, ownId)
  if (!namesake) return
  const fault = namesake.is_nama
    ? { field: 'nama', message: 'Komoditas sudah terdaftar' }
    : { field: 'alias', message: `"${namesake.nama}" sudah terdaftar sebagai komoditas tersendiri` }
  throw new AppError('SUDAH_ADA', { message: fault.message, fields: [fault] })
}

export async function readKomoditas({ db }: Platform, query: Query<typeof listKomoditas>) {
  const page = pageAsked(query)
  const { rows, total } = await repository.listKomoditas(db, query, page)
  return { page: page ?? wholePage(total), rows: rows.map(presentKomoditas), total }
}

export function readKelompok({ db }: Platform) {
  return repository.listKelompok(db)
}

export function addKomoditas({ db }: Platform, caller: Caller, data: KomoditasBaru): Promise<Komoditas> {
  return write(db, caller, async (trx) => {
    await check(trx, data)
    const id = await repository.insertKomoditas(trx, data)
    const after = await getKomoditas(trx, id)
    await recordAudit(trx, caller, { record: `komoditas/${id}`, after })
    return after
  })
}

export function changeKomoditas(
  { db, clock }: Platform,
  caller: Caller,
  { id, versi, ...data }: KomoditasDiubah,
): Promise<Komoditas> {
  return write(db, caller, async (trx) => {
    const before = await getKomoditas(trx, id)
    if (before.versi !== versi) throw new AppError('BENTROK')
    await check(trx, data, id)
    await repository.updateKomoditas(trx, id, { ...data, versi: versi + 1 }, clock())
    const after = await getKomoditas(trx, id)
    await recordAudit(trx, caller, { record: `komoditas/${id}`, before, after })
    return after
  })
}

/** A commodity that other records name is kept by their foreign keys: the answer is then MASIH_DIPAKAI. */
export async function removeKomoditas({ db }: Platform, caller: Caller, id: number): Promise<void> {
  await write(db, caller, async (trx) => {
    const before = await getKomoditas(trx, id)
    await repository.deleteKomoditas(trx, id)
    await recordAudit(trx, caller, { record: `komoditas/${id}`, before })
  })
}
