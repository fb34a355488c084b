import { randomUUID } from 'node:crypto'
import { mayReach } from '@portal/domain/pasar/pedagang/pedagang.policy'
import {
  type RapidPasar,
  type RapidPasarForm,
  tempatOf,
} from '@portal/domain/pasar/rapid-test/rapid-test-pasar.schema'
import { fieldError, notFound } from '@portal/domain/platform/errors'
import { scopeOf } from '@portal/domain/platform/wilayah/wilayah'
import { findHasilPada, type RapidPlace, readOfficeName } from '#okkp/index.ts'
import { findPedagang, findUnknownKota } from '#pasar/pedagang/pedagang.repository.ts'
import { ensurePemasok } from '#pasar/pedagang/pemasok.repository.ts'
import { findTempat } from '#pasar/tempat.repository.ts'
import type { Actor } from '#platform/actor.ts'
import type { Trx } from '#platform/database/database.ts'
import { presentRapid } from './rapid-test-pasar.presenter.ts'
import * as repository from './rapid-test-pasar.repository.ts'

/**
 * Returns the trader's stall in this market, if the account may see it. An unchanged stall stays valid even if the
 * account may not see it.
 */
async function stallOf(trx: Trx, actor: Actor, form: RapidPasarForm, before?: repository.RapidRow) {
  if (form.pedagang_id === null) return undefined
  const found = await findPedagang(trx, scopeOf(actor), form.pedagang_id)
  const known = found && (found.id === before?.pedagang_id || mayReach(actor.role, found.is_okkp))
  if (!found || !known || found.pasar_id !== form.pasar_id)
    throw fieldError('pedagang_id', 'Kios ini tidak ada di pasar itu. Pilih dari daftar.')
  return found
}

/** Returns the named supplier, or else the trader's supplier for this commodity. */
async function supplierOf(
  trx: Trx,
  { pemasok, asal_kota_id, komoditas_id }: RapidPasarForm,
  stall: Awaited<ReturnType<typeof stallOf>>,
): Promise<number | null> {
  if (pemasok === null)
    return stall?.pasokan.find((each) => each.komoditas_id === komoditas_id)?.pemasok_id ?? null
  if (asal_kota_id !== null && (await findUnknownKota(trx, [asal_kota_id])) !== undefined)
    throw fieldError('asal_kota_id', 'Pilih kabupaten/kota asal dari daftar.')
  return ensurePemasok(trx, { nama: pemasok, asal_kota_id })
}

async function columnsOf(trx: Trx, actor: Actor, form: RapidPasarForm, before?: repository.RapidRow) {
  const tempat = await findTempat(trx, scopeOf(actor), form.pasar_id)
  if (!tempat) throw fieldError('pasar_id', 'Pasar ini tidak ada di wilayah kerja Anda.')
  const stall = await stallOf(trx, actor, form, before)
  const {
    kunci = randomUUID(),
    pemasok: _pemasok,
    asal_kota_id: _asal,
    tindak_lanjut: _case,
    ...plain
  } = form
  return {
    ...plain,
    ...tempat,
    kunci: before?.kunci ?? kunci,
    nomor_kios: stall?.nomor_kios ?? form.nomor_kios,
    pemasok_id: await supplierOf(trx, form, stall),
  }
}

export const diPasar: RapidPlace<
  repository.RapidRow,
  RapidPasarForm,
  RapidPasar,
  Awaited<ReturnType<typeof columnsOf>>
> = {
  record: 'rapid-pasar',
  asal: 'rapid_pasar',
  access: 'pasar.kelola',
  idName: 'id',
  countedBy: 'kategori',
  find: repository.rapidList.find,
  lock: repository.lockRapid,
  page: (db, scope, query) => repository.rapidList.page(db, scope, query as repository.Asked),
  count: repository.countByKategori,
  present: presentRapid,
  async detail(db, row) {
    const [kantor, pada] = await Promise.all([
      readOfficeName(db, row),
      findHasilPada(db, 'rapid_pasar', row.keadaan === null ? [] : [row.id]),
    ])
    return { ...presentRapid(row), kantor, hasil_pada: pada.get(row.id) ?? null }
  },
  temuan: (row) => ({
    lokasi: tempatOf(row),
    registrasi_id: null,
    pasar_id: row.pasar_id,
    nomor_kios: row.nomor_kios,
    pedagang_id: row.pedagang_id,
    pemasok_id: row.pemasok_id,
  }),
  columns: columnsOf,
  insert: repository.insertRapid,
  update: repository.updateRapid,
  setFoto: (trx, id, foto) => repository.updateRapid(trx, id, { foto }),
  async remove(trx, { id }) {
    await repository.deleteRapid(trx, id)
    return true
  },
  async opened(trx, _actor, id) {
    const [row] = await repository.rapidList.byIds(trx, [id])
    if (!row) throw notFound('Rapid test')
    return presentRapid(row)
  },
}
