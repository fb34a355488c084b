import { AppError } from '@portal/domain/platform/errors'
import { type DataUsaha, type JenisDataUsaha, jenisDataUsaha } from '@portal/domain/psat/data-usaha.schema'
import type { z } from 'zod'
import { getPerusahaanFor } from '#akun/index.ts'
import type { Actor } from '#platform/actor.ts'
import { recordAudit } from '#platform/audit/audit.repository.ts'
import type { Caller } from '#platform/caller.ts'
import type { Executor, Trx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import { write } from '#platform/write.ts'
import { checkBaris } from './data-usaha.check.ts'
import * as repository from './data-usaha.repository.ts'
import { bidangBerkas, dataUsahaRecord, kunciBerkas, skemaBaris } from './koleksi.ts'

type SignedIn = Caller & { actor: Actor }
export type Baris<J extends JenisDataUsaha> = z.output<(typeof skemaBaris)[J]>

export function presentBaris<J extends JenisDataUsaha>(jenis: J, row: repository.BarisUsaha): Baris<J> {
  return skemaBaris[jenis].parse(row) as Baris<J>
}

/** What the company keeps; `ids` picks some of it, in the order asked for. */
export async function readBaris<J extends JenisDataUsaha>(
  db: Executor,
  jenis: J,
  perusahaanId: number,
  ids?: readonly number[],
): Promise<Baris<J>[]> {
  const rows = await repository.listBaris(db, jenis, perusahaanId, ids)
  return rows.map((row) => presentBaris(jenis, row))
}

export async function readDataUsaha(
  { db }: Platform,
  actor: Actor,
  named: string | undefined,
): Promise<DataUsaha> {
  const { id } = await getPerusahaanFor(db, actor, named)
  const unit_produksi = await readBaris(db, 'unit-produksi', id)
  const produk = await readBaris(db, 'produk', id)
  const keys = [...kunciBerkas('unit-produksi', unit_produksi), ...kunciBerkas('produk', produk)]
  return {
    unit_produksi,
    produk,
    pemasok: await readBaris(db, 'pemasok', id),
    pelanggan: await readBaris(db, 'pelanggan', id),
    ruang_lingkup: await readBaris(db, 'ruang-lingkup', id),
    berkas: await repository.namesOf(db, keys),
  }
}

async function checked(trx: Trx, jenis: JenisDataUsaha, perusahaanId: number, form: object): Promise<void> {
  const [first, ...rest] = await checkBaris(trx, jenis, perusahaanId, form)
  if (first) throw new AppError('VALIDASI_GAGAL', { message: first.message, fields: [first, ...rest] })
}

async function claim(
  { files }: Platform,
  trx: Trx,
  actor: Actor,
  jenis: JenisDataUsaha,
  perusahaanId: number,
  form: object,
): Promise<void> {
  for (const field of bidangBerkas[jenis]) {
    const key = (form as Partial<Record<string, string | null>>)[field]
    if (!key) continue
    await files.claim(trx, [key], {
      record: dataUsahaRecord(perusahaanId),
      visibility: 'rekaman',
      actor,
      field,
    })
  }
}

/** A file that a submission named stays: its copy must open for ever. */
async function releaseUnnamed(
  { files }: Platform,
  trx: Trx,
  perusahaanId: number,
  keys: readonly string[],
): Promise<void> {
  const free = await repository.unnamedFiles(trx, perusahaanId, keys)
  await files.release(trx, free, dataUsahaRecord(perusahaanId))
}

async function getLocked(trx: Trx, jenis: JenisDataUsaha, perusahaanId: number, id: number) {
  const row = await repository.lockBaris(trx, jenis, perusahaanId, id)
  if (row) return row
  throw new AppError('TIDAK_DITEMUKAN', { message: `${jenisDataUsaha[jenis].label} tidak ditemukan.` })
}

const recordOf = (jenis: JenisDataUsaha, id: number) => `${jenis}/${id}`

export function addBaris<J extends JenisDataUsaha>(
  platform: Platform,
  caller: SignedIn,
  jenis: J,
  named: string | undefined,
  form: object,
): Promise<Baris<J>> {
  return write(platform.db, caller, async (trx) => {
    const company = await getPerusahaanFor(trx, caller.actor, named)
    await checked(trx, jenis, company.id, form)
    await claim(platform, trx, caller.actor, jenis, company.id, form)
    const at = platform.clock()
    const values = { ...form, perusahaan_id: company.id, dibuat: at, diubah: at }
    const after = presentBaris(jenis, await repository.insertBaris(trx, jenis, values))
    await recordAudit(trx, caller, { record: recordOf(jenis, after.id), after })
    return after
  })
}

export function changeBaris<J extends JenisDataUsaha>(
  platform: Platform,
  caller: SignedIn,
  jenis: J,
  named: string | undefined,
  { id, versi, ...form }: { id: number; versi: number } & Record<string, unknown>,
): Promise<Baris<J>> {
  return write(platform.db, caller, async (trx) => {
    const company = await getPerusahaanFor(trx, caller.actor, named)
    const row = await getLocked(trx, jenis, company.id, id)
    if (row.versi !== versi) throw new AppError('BENTROK')
    await checked(trx, jenis, company.id, form)
    await claim(platform, trx, caller.actor, jenis, company.id, form)
    const before = presentBaris(jenis, row)
    const values = { ...form, versi: versi + 1, diubah: platform.clock() }
    const after = presentBaris(jenis, await repository.updateBaris(trx, jenis, id, values))
    await releaseUnnamed(platform, trx, company.id, kunciBerkas(jenis, [before]))
    await recordAudit(trx, caller, { record: recordOf(jenis, id), before, after })
    return after
  })
}

/** Only marked: submissions that named it keep it. Its files are let go where no submission holds them. */
export function removeBaris(
  platform: Platform,
  caller: SignedIn,
  jenis: JenisDataUsaha,
  named: string | undefined,
  id: number,
): Promise<void> {
  return write(platform.db, caller, async (trx) => {
    const company = await getPerusahaanFor(trx, caller.actor, named)
    const row = await getLocked(trx, jenis, company.id, id)
    const pemakai = await repository.findPemakai(trx, jenis, company.id, id)
    if (pemakai) {
      const message = `${jenisDataUsaha[jenis].label} ini masih dipakai produk "${pemakai}". Ubah produk itu lebih dahulu.`
      throw new AppError('MASIH_DIPAKAI', { message })
    }
    const before = presentBaris(jenis, row)
    const emptied = Object.fromEntries(bidangBerkas[jenis].map((field) => [field, null]))
    await repository.updateBaris(trx, jenis, id, { ...emptied, dihapus: platform.clock() })
    await releaseUnnamed(platform, trx, company.id, kunciBerkas(jenis, [before]))
    await recordAudit(trx, caller, { record: recordOf(jenis, id), before })
  })
}
