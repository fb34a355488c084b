import { AppError } from '@portal/domain/platform/errors'
import {
  type DataUsaha,
  type JenisDataUsaha,
  jenisDataUsaha,
} from '@portal/domain/psat/data-usaha/data-usaha.schema'
import type { z } from 'zod'
import { getPerusahaanFor, type PerusahaanRow } from '#akun/index.ts'
import type { Actor } from '#platform/actor.ts'
import type { Executor, Trx } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'
import type { RecordKind } from '#platform/record/record.service.ts'
import { checkBaris } from './data-usaha.check.ts'
import * as repository from './data-usaha.repository.ts'
import { dataUsahaRecord, fileBidangOf, fileKeysOf, skemaBaris } from './koleksi.ts'
import { komoditasDariMaster } from './komoditas-usaha.service.ts'
import { sppbDariRegistri } from './sppb-unit.service.ts'

export type Baris<J extends JenisDataUsaha> = z.output<(typeof skemaBaris)[J]>

export function presentBaris<J extends JenisDataUsaha>(jenis: J, row: repository.BarisUsaha): Baris<J> {
  return skemaBaris[jenis].parse(row) as Baris<J>
}

/** Returns the rows of the company. `ids` selects some of them, in the given order. */
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
  const keys = [...fileKeysOf('unit-produksi', unit_produksi), ...fileKeysOf('produk', produk)]
  return {
    unit_produksi,
    produk,
    pemasok: await readBaris(db, 'pemasok', id),
    pelanggan: await readBaris(db, 'pelanggan', id),
    ruang_lingkup: await readBaris(db, 'ruang-lingkup', id),
    berkas: await repository.namesOf(db, keys),
  }
}

async function checked(
  trx: Trx,
  jenis: JenisDataUsaha,
  perusahaanId: number,
  form: object,
  before: repository.BarisUsaha | undefined,
): Promise<void> {
  const [first, ...rest] = await checkBaris(trx, jenis, perusahaanId, form, before)
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
  for (const field of fileBidangOf[jenis]) {
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

/** Releases unused files. A file in a submission stays, because its copy must open permanently. */
async function releaseUnnamed(
  { files }: Platform,
  trx: Trx,
  perusahaanId: number,
  keys: readonly string[],
): Promise<void> {
  const free = await repository.unnamedFiles(trx, perusahaanId, keys)
  await files.release(trx, free, dataUsahaRecord(perusahaanId))
}

/** Returns what the portal already knows about the row: the SPPB of a unit, or the commodity of the master. */
async function knownOf(
  trx: Trx,
  company: PerusahaanRow,
  jenis: JenisDataUsaha,
  form: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  return {
    ...(await sppbDariRegistri(trx, company, jenis, form)),
    ...(await komoditasDariMaster(trx, jenis, form)),
  }
}

/** Record kind for one list of one company. Staff who apply on behalf of a company name that company. */
export async function dataUsahaKind<J extends JenisDataUsaha>(
  platform: Platform,
  actor: Actor,
  jenis: J,
  named: string | undefined,
): Promise<RecordKind<repository.BarisUsaha, Record<string, unknown>, Baris<J>>> {
  const company = await getPerusahaanFor(platform.db, actor, named)
  const { id: perusahaanId } = company
  const { label } = jenisDataUsaha[jenis]
  const present = (row: repository.BarisUsaha) => presentBaris(jenis, row)
  return {
    noun: label,
    record: jenis,
    lock: (trx, id) => repository.lockBaris(trx, jenis, perusahaanId, id),
    present,
    check: async (trx, form, before) => {
      await checked(trx, jenis, perusahaanId, form, before)
      await claim(platform, trx, actor, jenis, perusahaanId, form)
    },
    insert: async (trx, form, { at }) => {
      const known = await knownOf(trx, company, jenis, form)
      const values = { ...form, ...known, perusahaan_id: perusahaanId, created_at: at, updated_at: at }
      return (await repository.insertBaris(trx, jenis, values)).id
    },
    update: async (trx, before, form, { at, versi }) => {
      const known = await knownOf(trx, company, jenis, form)
      await repository.updateBaris(trx, jenis, before.id, { ...form, ...known, versi, updated_at: at })
      await releaseUnnamed(platform, trx, perusahaanId, fileKeysOf(jenis, [present(before)]))
    },
    /**
     * Marks the row as deleted, because submissions still refer to it. The server releases its files unless a
     * submission contains them.
     */
    remove: async (trx, before, { at }) => {
      const pemakai = await repository.findPemakai(trx, jenis, perusahaanId, before.id)
      if (pemakai) {
        const message = `${label} ini masih dipakai produk "${pemakai}". Ubah produk itu lebih dahulu.`
        throw new AppError('MASIH_DIPAKAI', { message })
      }
      const emptied = Object.fromEntries(fileBidangOf[jenis].map((field) => [field, null]))
      await repository.updateBaris(trx, jenis, before.id, { ...emptied, dihapus: at })
      await releaseUnnamed(platform, trx, perusahaanId, fileKeysOf(jenis, [present(before)]))
    },
  }
}
