import { createHmac } from 'node:crypto'
import type { pedagangCalls } from '@portal/domain/pasar/pedagang/pedagang.contract'
import { mayReach, refuseForeignRanah } from '@portal/domain/pasar/pedagang/pedagang.policy'
import type {
  CatatPedagangForm,
  KelompokForm,
  KelompokPedagang,
  Pedagang,
  PedagangForm,
} from '@portal/domain/pasar/pedagang/pedagang.schema'
import type { Query } from '@portal/domain/platform/contract'
import { AppError, fieldError, notFound } from '@portal/domain/platform/errors'
import { dayInJakarta } from '@portal/domain/platform/format'
import { refuseForeignRegion, scopeOf, withinScope } from '@portal/domain/platform/wilayah/wilayah'
import { findPasar } from '#pasar/pasar/pasar.repository.ts'
import type { Actor } from '#platform/actor.ts'
import { recordAudit } from '#platform/audit/audit.repository.ts'
import type { Caller } from '#platform/caller.ts'
import type { Trx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { keyFor } from '#platform/secrets/sealing.ts'
import { write } from '#platform/write.ts'
import * as kelompok from './kelompok.repository.ts'
import { jejakPedagang, presentKelompok, presentPedagang } from './pedagang.presenter.ts'
import * as repository from './pedagang.repository.ts'
import {
  countKios,
  findPemasok,
  listAsal,
  listKios,
  listSerupa,
  searchPemasok,
} from './pemasok.repository.ts'
import { changePedagang, storePedagang } from './save-pedagang.service.ts'

type SignedIn = Caller & { actor: Actor }

/**
 * Replaces the request fingerprint by an HMAC. The server stores the fingerprint for idempotency, and without a key
 * someone who knows the other fields could guess the NIK.
 */
function keyed({ config }: Platform, caller: SignedIn): SignedIn {
  const { idempotency } = caller
  if (!idempotency) return caller
  const key = keyFor(config.SESSION_SECRET, 'sidik-permintaan')
  const fingerprint = createHmac('sha256', key).update(idempotency.fingerprint).digest('base64url')
  return { ...caller, idempotency: { ...idempotency, fingerprint } }
}

const secretOf = ({ config }: Platform) => config.SESSION_SECRET
const savingOf = (platform: Platform, trx: Trx, { actor }: SignedIn) => {
  const at = platform.clock()
  return { trx, secret: secretOf(platform), today: dayInJakarta(at), by: actor.id, at }
}

/** Answers "not found" for a record outside the region or the collection of the account. */
function reached<Row extends { is_okkp: boolean }>(actor: Actor, noun: string, row: Row | undefined): Row {
  if (!row || !mayReach(actor.role, row.is_okkp)) throw notFound(noun)
  return row
}

export async function readPedagangList(
  platform: Platform,
  actor: Actor,
  query: Query<typeof pedagangCalls.list>,
) {
  const scope = scopeOf(actor)
  refuseForeignRegion(scope, query)
  refuseForeignRanah(actor.role, query.is_okkp)
  const { rows, total } = await repository.pedagangList.page(platform.db, scope, query)
  return { rows: rows.map((row) => presentPedagang(secretOf(platform), row)), total }
}

export async function readPedagang(
  platform: Platform,
  actor: Actor,
  { group_id, pedagang_id }: Query<typeof pedagangCalls.detail>,
): Promise<Pedagang | KelompokPedagang> {
  const scope = scopeOf(actor)
  if (pedagang_id !== undefined) {
    const row = await repository.findPedagang(platform.db, scope, pedagang_id)
    return presentPedagang(secretOf(platform), reached(actor, 'Pedagang', row))
  }
  const found = await kelompok.findKelompok(platform.db, scope, group_id ?? 0)
  const group = reached(actor, 'Kelompok pedagang', found)
  return presentKelompok(secretOf(platform), group, await repository.listOfGroup(platform.db, group.id))
}

export function addKelompok(
  platform: Platform,
  anyCaller: SignedIn,
  form: KelompokForm,
): Promise<KelompokPedagang> {
  const caller = keyed(platform, anyCaller)
  const { actor } = caller
  const scope = scopeOf(actor)
  refuseForeignRanah(actor.role, form.is_okkp)
  return write(platform.db, caller, async (trx) => {
    const pasar = await findPasar(trx, scope, form.pasar_id)
    if (!pasar) throw fieldError('pasar_id', 'Pilih pasar dari daftar.')
    const saving = savingOf(platform, trx, caller)
    const { pasar_id, is_okkp } = form
    const id = await kelompok.insertKelompok(trx, { nama: form.kelompok, pasar_id, is_okkp }, saving)
    const group = await kelompok.lockKelompok(trx, scope, id)
    if (!group) throw notFound('Kelompok pedagang')
    for (const [index, each] of form.pedagang.entries())
      await storePedagang(saving, group, each, (name) => `pedagang.${index}.${name}`)
    const rows = await repository.listOfGroup(trx, id)
    const after = { kelompok: group.nama, pasar: pasar.nama, is_okkp, pedagang: rows.map(jejakPedagang) }
    await recordAudit(trx, caller, { record: `kelompok-pedagang/${id}`, after })
    return presentKelompok(saving.secret, group, rows)
  })
}

export function addPedagang(
  platform: Platform,
  anyCaller: SignedIn,
  { group_id, ...form }: PedagangForm & { group_id: number },
): Promise<Pedagang> {
  const caller = keyed(platform, anyCaller)
  const scope = scopeOf(caller.actor)
  return write(platform.db, caller, async (trx) => {
    const found = await kelompok.lockKelompok(trx, scope, group_id)
    const group = reached(caller.actor, 'Kelompok pedagang', found)
    const saving = savingOf(platform, trx, caller)
    const id = await storePedagang(saving, group, form)
    const row = reached(caller.actor, 'Pedagang', await repository.lockPedagang(trx, scope, id))
    await recordAudit(trx, caller, { record: `pedagang/${id}`, after: jejakPedagang(row) })
    return presentPedagang(saving.secret, row)
  })
}

/**
 * Records a trader from the field. The first trader creates the group. A repeated request with the same key returns the
 * same trader.
 */
export function recordPedagang(
  platform: Platform,
  caller: SignedIn,
  { kunci, pasar_id, kelompok: nama, is_okkp, ...form }: CatatPedagangForm,
): Promise<Pedagang> {
  const scope = scopeOf(caller.actor)
  refuseForeignRanah(caller.actor.role, is_okkp)
  return write(platform.db, caller, async (trx) => {
    const pasar = await findPasar(trx, scope, pasar_id)
    if (!pasar) throw fieldError('pasar_id', 'Pasar ini tidak ada di wilayah kerja Anda.')
    const saving = { ...savingOf(platform, trx, caller), kunci }
    const asked = { pasar_id, is_okkp, nama }
    const store = async () => {
      const group =
        (await kelompok.lockKelompokByName(trx, scope, asked)) ??
        (await kelompok.lockKelompok(trx, scope, await kelompok.insertKelompok(trx, asked, saving)))
      return storePedagang(saving, reached(caller.actor, 'Kelompok pedagang', group), form)
    }
    // If the key exists, the device lost the answer of an earlier request. The server then returns that trader.
    const id = (await repository.findByEntryKey(trx, kunci)) ?? (await store())
    const row = reached(caller.actor, 'Pedagang', await repository.lockPedagang(trx, scope, id))
    await recordAudit(trx, caller, { record: `pedagang/${id}`, after: jejakPedagang(row) })
    return presentPedagang(saving.secret, row)
  })
}

export function updatePedagang(
  platform: Platform,
  anyCaller: SignedIn,
  { pedagang_id, versi, ...form }: PedagangForm & { pedagang_id: number; versi: number },
): Promise<Pedagang> {
  const caller = keyed(platform, anyCaller)
  const scope = scopeOf(caller.actor)
  return write(platform.db, caller, async (trx) => {
    const locked = async () =>
      reached(caller.actor, 'Pedagang', await repository.lockPedagang(trx, scope, pedagang_id))
    const before = await locked()
    if (before.versi !== versi) throw new AppError('BENTROK')
    const saving = savingOf(platform, trx, caller)
    await changePedagang(saving, before, form, versi + 1)
    const after = await locked()
    const jejak = { before: jejakPedagang(before), after: jejakPedagang(after) }
    await recordAudit(trx, caller, { record: `pedagang/${pedagang_id}`, ...jejak })
    return presentPedagang(saving.secret, after)
  })
}

export function renameKelompok(
  platform: Platform,
  caller: SignedIn,
  { group_id, versi, kelompok: nama }: { group_id: number; versi: number; kelompok: string },
): Promise<KelompokPedagang> {
  const scope = scopeOf(caller.actor)
  return write(platform.db, caller, async (trx) => {
    const found = await kelompok.lockKelompok(trx, scope, group_id)
    const before = reached(caller.actor, 'Kelompok pedagang', found)
    if (before.versi !== versi) throw new AppError('BENTROK')
    await kelompok.renameKelompok(trx, group_id, { nama, versi: versi + 1, at: platform.clock() })
    const record = `kelompok-pedagang/${group_id}`
    await recordAudit(trx, caller, { record, before: { kelompok: before.nama }, after: { kelompok: nama } })
    const rows = await repository.listOfGroup(trx, group_id)
    return presentKelompok(secretOf(platform), { ...before, nama, versi: versi + 1 }, rows)
  })
}

export async function removePedagang(
  platform: Platform,
  caller: SignedIn,
  { group_id, pedagang_id }: Query<typeof pedagangCalls.remove>,
): Promise<void> {
  const scope = scopeOf(caller.actor)
  await write(platform.db, caller, async (trx) => {
    if (pedagang_id !== undefined) {
      const row = reached(caller.actor, 'Pedagang', await repository.lockPedagang(trx, scope, pedagang_id))
      await repository.deletePedagang(trx, row.id, row.group_id)
      return recordAudit(trx, caller, { record: `pedagang/${row.id}`, before: jejakPedagang(row) })
    }
    const found = await kelompok.lockKelompok(trx, scope, group_id ?? 0)
    const group = reached(caller.actor, 'Kelompok pedagang', found)
    const rows = await repository.listOfGroup(trx, group.id)
    await kelompok.deleteKelompok(trx, group.id)
    const before = { kelompok: group.nama, pasar: group.nama_pasar, pedagang: rows.map(jejakPedagang) }
    await recordAudit(trx, caller, { record: `kelompok-pedagang/${group.id}`, before })
  })
}

export const readAsal = ({ db }: Platform) => listAsal(db)

export const readPemasok = ({ db }: Platform, search: string) => searchPemasok(db, search)

/**
 * Traces a supplier to every stall and market, also outside the account's region, because unsafe food crosses regions.
 * The result names stalls but no people.
 */
export async function telusurPemasok({ db }: Platform, actor: Actor, pemasokId: number) {
  const pemasok = await findPemasok(db, pemasokId)
  if (!pemasok) throw notFound('Pemasok')
  const scope = scopeOf(actor)
  const [rows, counted, serupa] = await Promise.all([
    listKios(db, pemasokId),
    countKios(db, pemasokId),
    listSerupa(db, pemasokId),
  ])
  const kios = rows.map(({ kota_id, provinsi_id, pedagang_id, uji_terakhir, ...row }) => {
    const near = withinScope(scope, { kota_id, provinsi_id })
    const mine = near && mayReach(actor.role, row.is_okkp)
    return { ...row, pedagang_id: mine ? pedagang_id : null, uji_terakhir: near ? uji_terakhir : null }
  })
  return { pemasok, total_kios: counted.kios, total_pasar: counted.pasar, kios, serupa }
}
