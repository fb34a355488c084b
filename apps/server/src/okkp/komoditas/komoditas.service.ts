import type { komoditasCalls } from '@portal/domain/okkp/komoditas/komoditas.contract'
import type { Komoditas, KomoditasForm } from '@portal/domain/okkp/komoditas/komoditas.schema'
import type { Query } from '@portal/domain/platform/contract'
import { alreadyTaken, fieldError } from '@portal/domain/platform/errors'
import { pageAsked, wholePage } from '@portal/domain/platform/list/pagination'
import type { Trx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import type { RecordKind } from '#platform/record/record.service.ts'
import * as repository from './komoditas.repository.ts'

/** Checks what the schema cannot: the group exists, and no other commodity has these names. */
async function check(
  trx: Trx,
  form: KomoditasForm,
  before: repository.KomoditasRow | undefined,
): Promise<void> {
  const kelompok = await repository.listKelompok(trx)
  if (!kelompok.some(({ id }) => id === form.kelompok_id)) {
    throw fieldError('kelompok_id', 'Pilih kelompok dari daftar.')
  }
  await repository.lockNames(trx)
  const namesake = await repository.findNamesake(trx, form, before?.id)
  if (!namesake) return
  throw namesake.is_nama
    ? alreadyTaken('nama', 'Komoditas sudah terdaftar')
    : alreadyTaken('alias', `"${namesake.nama}" sudah terdaftar sebagai komoditas tersendiri`)
}

export const komoditasKind: RecordKind<repository.KomoditasRow, KomoditasForm, Komoditas> = {
  noun: 'Komoditas',
  record: 'komoditas',
  lock: repository.lockKomoditas,
  present: (row) => row,
  check,
  insert: repository.insertKomoditas,
  update: repository.updateKomoditas,
  remove: repository.deleteKomoditas,
}

export async function readKomoditas({ db }: Platform, query: Query<(typeof komoditasCalls)['list']>) {
  const { rows, total } = await repository.komoditasList.page(db, 'semua', query)
  return { page: pageAsked(query) ?? wholePage(total.total), rows, total }
}

export function readKelompok({ db }: Platform) {
  return repository.listKelompok(db)
}
