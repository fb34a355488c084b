import type { LedgerEntry } from '@portal/domain/platform/calendar/clock-ledger'
import type { FaktaTugas } from '@portal/domain/psat/alur/tugas'
import { sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'
import { type SlotOf, statement, unseen } from '#platform/database/statement.ts'
import { type BerkasRow, namedBerkas } from '#psat/alur/pengajuan.repository.ts'
import { entriOf, toLedger } from '#psat/alur/riwayat.repository.ts'
import { faktaTugas } from './tugas.repository.ts'

export type RingkasanRow = BerkasRow & {
  provinsi: string | null
  kota: string | null
  nama_lead: string | null
  nama_auditor: string[]
  entri: LedgerEntry[]
  /** What its next step counts. */
  tugas: FaktaTugas
}

export function ringkasanRows(db: Executor) {
  return db
    .selectFrom('psat.pengajuan as p')
    .leftJoin('wilayah.provinsi as w', 'w.id', 'p.provinsi_id')
    .leftJoin('wilayah.kota as k', 'k.id', 'p.kota_id')
    .leftJoin('akun.pengguna as l', 'l.id', 'p.lead_auditor_id')
    .selectAll('p')
    .select(['w.nama as provinsi', 'k.nama as kota', 'l.nama as nama_lead'])
    .select([
      sql<string[]>`array(select u.nama from akun.pengguna u where u.id = any(p.auditor_id)
        order by u.nama, u.id)`.as('nama_auditor'),
      entriOf.as('entri'),
      faktaTugas('p').as('tugas'),
    ])
}

const ringkasanOf = statement((db, slot: SlotOf<{ ids: readonly number[] }>) =>
  ringkasanRows(db)
    .where('p.id', '=', sql<number>`any(${unseen(slot('ids'), 'bigint[]')})`)
    .orderBy(sql`array_position(${slot('ids')}::bigint[], p.id)`),
)

/** Files with the names they are shown by and their clock, in one query and in the order asked for. */
export async function listRingkasan(db: Executor, ids: readonly number[]): Promise<RingkasanRow[]> {
  if (ids.length === 0) return []
  return (await ringkasanOf(db, { ids })).map(toRingkasan)
}

type Read = Awaited<ReturnType<typeof ringkasanOf>>[number]
export const toRingkasan = (row: Read): RingkasanRow => ({
  ...namedBerkas(row),
  entri: toLedger(row.alur, row.entri),
})
