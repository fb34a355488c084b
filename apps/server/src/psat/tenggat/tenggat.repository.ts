import type { LedgerEntry } from '@portal/domain/platform/calendar/clock-ledger'
import type { NamaAlur } from '@portal/domain/psat/alur/alur'
import { sql } from 'kysely'
import type { Executor, Trx } from '#platform/database/database.ts'
import { type EntriJson, entriOf, toLedger } from '#psat/alur/riwayat.repository.ts'

export interface BerjalanRow {
  id: number
  alur: NamaAlur
  versi: number
  tenggat: string | null
  entri: LedgerEntry[]
}

interface Halaman {
  after: number
  limit: number
  /** Limits the list to files with a deadline on or before this day. */
  until?: string
}

/** Lists running files with their ledgers, page by page in the order of their ids. */
export async function listBerjalan(db: Executor, { after, limit, until }: Halaman): Promise<BerjalanRow[]> {
  const soon = until === undefined ? sql`` : sql`and p.tenggat <= ${until}::date`
  const { rows } = await sql<Omit<BerjalanRow, 'entri'> & { entri: EntriJson[] }>`
    select p.id, p.alur, p.versi, p.tenggat, ${entriOf} as entri
    from psat.pengajuan p
    where p.selesai is null and p.id > ${after} ${soon}
    order by p.id limit ${limit}`.execute(db)
  return rows.map(({ entri, ...row }) => ({ ...row, entri: toLedger(row.alur, entri) }))
}

/**
 * Sets new deadlines. The version check skips files with a newer step, because that step has computed its own deadline.
 */
export async function setDeadlines(
  trx: Trx,
  changed: readonly { id: number; versi: number; tenggat: string | null }[],
): Promise<void> {
  if (changed.length === 0) return
  await sql`
    update psat.pengajuan p set tenggat = baru.tenggat
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as baru (id bigint, versi integer, tenggat date)
    where p.id = baru.id and p.versi = baru.versi`.execute(trx)
}

/** Returns the history line that started the current stay at the stage or added days to it. */
export async function findVisit(trx: Trx, pengajuanId: number): Promise<number | undefined> {
  const row = await trx
    .selectFrom('psat.riwayat')
    .select('id')
    .where('pengajuan_id', '=', pengajuanId)
    .where(sql<boolean>`(dari is distinct from ke or jsonb_array_length(muatan -> 'entri') > 0)`)
    .orderBy('urutan', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id
}
