import type { Ledger, LedgerEntry } from '@portal/domain/platform/calendar/clock-ledger'
import { nameIn } from '@portal/domain/platform/stored-name'
import type { NamaAlur } from '@portal/domain/psat/alur/alur'
import { alurOf } from '@portal/domain/psat/alur/semua-alur'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Executor, Trx } from '#platform/database/database.ts'
import type { PsatRiwayat } from '#platform/database/schema.gen.ts'

export interface LampiranTercatat {
  label: string
  kunci: string
  sha256: string
}
export type RiwayatRow = Omit<Selectable<PsatRiwayat>, 'lampiran' | 'muatan'> & {
  lampiran: LampiranTercatat[]
  muatan: Record<string, unknown>
}

/** Returns the colleague on leave in whose place a deputy took the step. */
export function mewakiliOf({ muatan }: Pick<RiwayatRow, 'muatan'>): { id: number; nama: string } | undefined {
  return (muatan as { mewakili?: { id: number; nama: string } }).mewakili
}

export function lastRiwayat(trx: Trx, pengajuanId: number) {
  return trx
    .selectFrom('psat.riwayat')
    .select(['urutan', 'sidik'])
    .where('pengajuan_id', '=', pengajuanId)
    .orderBy('urutan', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function insertRiwayat(trx: Trx, row: Insertable<PsatRiwayat>): Promise<void> {
  await trx.insertInto('psat.riwayat').values(row).execute()
}

export function listRiwayat(db: Executor, pengajuanId: number): Promise<RiwayatRow[]> {
  return db
    .selectFrom('psat.riwayat')
    .selectAll()
    .where('pengajuan_id', '=', pengajuanId)
    .orderBy('urutan')
    .$castTo<RiwayatRow>()
    .execute()
}

/** Reads the clock ledger of a file. `budgets` are the budgets of its track. */
export async function readLedger<Anggaran extends string>(
  db: Executor,
  pengajuanId: number,
  budgets: Record<Anggaran, unknown>,
): Promise<Ledger<Anggaran>> {
  const rows = await db
    .selectFrom('psat.buku_waktu')
    .select(['waktu as at', 'jenis as kind', 'anggaran as budget', 'hari as days', 'sebab as reason'])
    .where('pengajuan_id', '=', pengajuanId)
    .orderBy('urutan')
    .execute()
  return rows.map((row) => ({ ...row, budget: nameIn(budgets, row.budget) }))
}

export type EntriJson = Omit<LedgerEntry<string>, 'at'> & { at: string }

/** SQL expression for the whole ledger of `psat.pengajuan as p`, for queries that read many files at once. */
export const entriOf = sql<EntriJson[]>`(select coalesce(jsonb_agg(jsonb_build_object('at', b.waktu,
    'kind', b.jenis, 'budget', b.anggaran, 'days', b.hari, 'reason', b.sebab) order by b.urutan), '[]')
  from psat.buku_waktu b where b.pengajuan_id = p.id)`

export function toLedger(alur: NamaAlur, entri: readonly EntriJson[]): LedgerEntry[] {
  const { hari } = alurOf(alur)
  return entri.map((entry) => ({ ...entry, at: new Date(entry.at), budget: nameIn(hari, entry.budget) }))
}

export async function appendLedger(
  trx: Trx,
  pengajuanId: number,
  known: number,
  entries: Ledger<string>,
): Promise<void> {
  if (entries.length === 0) return
  const rows = entries.map(({ at, kind, budget, days, reason }, index) => ({
    pengajuan_id: pengajuanId,
    urutan: known + index + 1,
    waktu: at,
    jenis: kind,
    anggaran: budget,
    hari: days,
    sebab: reason,
  }))
  await trx.insertInto('psat.buku_waktu').values(rows).execute()
}

/** Returns the hash of each file for the history. The map leaves out unknown keys. */
export async function hashesOf(db: Executor, keys: readonly string[]): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map()
  const rows = await db
    .selectFrom('platform.berkas')
    .select(['kunci', 'sha256'])
    .where('kunci', '=', sql<string>`any(${keys}::text[])`)
    .execute()
  return new Map(rows.map(({ kunci, sha256 }) => [kunci, sha256]))
}
