import { randomUUID } from 'node:crypto'
import { faultOfTestDay } from '@portal/domain/okkp/index'
import { mayReach } from '@portal/domain/pasar/pedagang/pedagang.policy'
import type { jumlahRapidPasar, rapidPasarCalls } from '@portal/domain/pasar/rapid/rapid-pasar.contract'
import {
  panganOf,
  type RapidPasar,
  type RapidPasarForm,
  tempatOf,
  type UjiTerbuka,
} from '@portal/domain/pasar/rapid/rapid-pasar.schema'
import type { Query } from '@portal/domain/platform/contract'
import { fieldError, notFound } from '@portal/domain/platform/errors'
import { dayInJakarta } from '@portal/domain/platform/format'
import { refuseForeignRegion, scopeOf } from '@portal/domain/platform/wilayah/wilayah'
import { hasPermission } from '@portal/domain/portal/permissions'
import {
  checkRapidParameter,
  dropRantai,
  type HasilSaringan,
  komoditasExists,
  settleRantai,
} from '#okkp/index.ts'
import { findPedagang, findUnknownKota } from '#pasar/pedagang/pedagang.repository.ts'
import { ensurePemasok } from '#pasar/pedagang/pemasok.repository.ts'
import { findTempat } from '#pasar/tempat.repository.ts'
import type { Actor } from '#platform/actor.ts'
import type { Trx } from '#platform/database/database.ts'
import type { RecordAccess } from '#platform/files/visibility.ts'
import type { Platform } from '#platform/platform.ts'
import type { RecordKind } from '#platform/record/record.service.ts'
import type { Stamp } from '#platform/record/stamp.ts'
import { presentRapid, presentTerbuka } from './rapid-pasar.presenter.ts'
import * as repository from './rapid-pasar.repository.ts'

const record = (id: number) => `rapid-pasar/${id}`

/** What the chain copies of a test. */
export function saringanOf(row: repository.RapidRow): HasilSaringan {
  const { id, hasil_uji, tanggal, parameter, provinsi_id, kota_id } = row
  return {
    ...{ asal: 'rapid_pasar', asal_id: id, hasil: hasil_uji, tanggal, parameter },
    ...{ komoditas: panganOf(row), lokasi: tempatOf(row), registrasi_id: null, provinsi_id, kota_id },
  }
}

/** The stall of a trader in this market whom the account may know; the one that stands there already is left alone. */
async function stallOf(trx: Trx, actor: Actor, form: RapidPasarForm, before?: repository.RapidRow) {
  if (form.pedagang_id === null) return undefined
  const found = await findPedagang(trx, scopeOf(actor), form.pedagang_id)
  const known = found && (found.id === before?.pedagang_id || mayReach(actor.role, found.is_okkp))
  if (!found || !known || found.pasar_id !== form.pasar_id)
    throw fieldError('pedagang_id', 'Kios ini tidak ada di pasar itu. Pilih dari daftar.')
  return found
}

/** As named; where nobody named one, the supplier that the trader has for this commodity. */
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

async function columnsOf(
  trx: Trx,
  actor: Actor,
  form: RapidPasarForm,
  today: string,
  before?: repository.RapidRow,
) {
  const late = faultOfTestDay(form.tanggal, today)
  if (late) throw fieldError('tanggal', late)
  const tempat = await findTempat(trx, scopeOf(actor), form.pasar_id)
  if (!tempat) throw fieldError('pasar_id', 'Pasar ini tidak ada di wilayah kerja Anda.')
  await checkRapidParameter(trx, form)
  if (form.komoditas_id !== null && !(await komoditasExists(trx, form.komoditas_id)))
    throw fieldError('komoditas_id', 'Pilih komoditas dari daftar.')
  const stall = await stallOf(trx, actor, form, before)
  const { kunci: _kunci, pemasok: _pemasok, asal_kota_id: _asal, ...plain } = form
  return {
    ...plain,
    ...tempat,
    nomor_kios: stall?.nomor_kios ?? form.nomor_kios,
    pemasok_id: await supplierOf(trx, form, stall),
  }
}

/** Tests of the markets that the caller reaches; each write settles the follow-up of what it changed. */
export function rapidPasarKind(
  { clock, files }: Platform,
  actor: Actor,
): RecordKind<repository.RapidRow, RapidPasarForm, RapidPasar> {
  const today = dayInJakarta(clock())
  const lock = (trx: Trx, id: number) => repository.lockRapid(trx, scopeOf(actor), id)
  const claim = (trx: Trx, id: number, foto: string | null) =>
    files.claim(trx, foto ? [foto] : [], { record: record(id), visibility: 'rekaman', actor, field: 'foto' })
  const settle = async (trx: Trx, id: number, stamp: Stamp) => {
    const row = await lock(trx, id)
    if (row) await settleRantai(trx, saringanOf(row), stamp)
  }
  return {
    noun: 'Rapid test',
    record: 'rapid-pasar',
    lock,
    present: presentRapid,
    async insert(trx, form, stamp) {
      const values = await columnsOf(trx, actor, form, today)
      const { by, at } = stamp
      const stamps = { created_by: by, updated_by: by, created_at: at, updated_at: at }
      const { kunci = randomUUID() } = form
      const id = await repository.insertRapid(trx, { ...values, ...stamps, kunci })
      // Its answer was lost on the way, some time ago: the very same test.
      if (id === undefined) return repository.getIdOf(trx, kunci)
      await claim(trx, id, form.foto)
      await settle(trx, id, stamp)
      return id
    },
    async update(trx, row, form, { versi, ...stamp }) {
      const values = await columnsOf(trx, actor, form, today, row)
      if (form.foto !== row.foto) await claim(trx, row.id, form.foto)
      const { by: updated_by, at: updated_at } = stamp
      await repository.updateRapid(trx, row.id, { ...values, updated_by, updated_at, versi })
      if (row.foto !== null && row.foto !== form.foto) await files.release(trx, [row.foto], record(row.id))
      await settle(trx, row.id, stamp)
    },
    async remove(trx, row) {
      await dropRantai(trx, 'rapid_pasar', row.id)
      await repository.deleteRapid(trx, row.id)
      if (row.foto !== null) await files.release(trx, [row.foto], record(row.id))
    },
  }
}

export async function readRapidList(
  { db }: Platform,
  actor: Actor,
  query: Query<typeof rapidPasarCalls.list>,
) {
  const scope = scopeOf(actor)
  refuseForeignRegion(scope, query)
  const { rows, total } = await repository.rapidList.page(db, scope, query)
  return { rows: rows.map(presentRapid), total }
}

export async function readRapid({ db }: Platform, actor: Actor, id: number): Promise<RapidPasar> {
  const row = await repository.findRapid(db, scopeOf(actor), id)
  if (!row) throw notFound('Rapid test')
  return presentRapid(row)
}

const lastShown = 12

/** The last tests of a market, for anybody. */
export async function readUjiTerbuka({ db }: Platform, pasar_id: number): Promise<UjiTerbuka[]> {
  const asked = { pasar_id, page: 1, limit: lastShown }
  const { rows } = await repository.rapidList.page(db, { jenis: 'semua' }, asked)
  return rows.map(presentTerbuka)
}

export async function readJumlah({ db }: Platform, actor: Actor, asked: Query<typeof jumlahRapidPasar>) {
  const scope = scopeOf(actor)
  refuseForeignRegion(scope, asked)
  const rows = await repository.countByKategori(db, scope, asked)
  return [...Map.groupBy(rows, ({ kategori }) => kategori)].map(([kategori, found]) => {
    const of = (hasil: string) => found.find((row) => row.hasil_uji === hasil)?.n ?? 0
    const [positif, negatif] = [of('Positif'), of('Negatif')]
    return { kategori, positif, negatif, total: positif + negatif }
  })
}

/** The picture of a test is for whoever reads the test. */
export const rapidPasarFileAccess: RecordAccess = async (actor, name, db) => {
  if (!hasPermission(actor.role, 'pasar.kelola')) return false
  return (await repository.findRapid(db, scopeOf(actor), Number(name.split('/')[1]))) !== undefined
}
