import type { LedgerEntry } from '@portal/domain/platform/clock-ledger'
import type { AnggaranHari } from '@portal/domain/psat/pengajuan.hari'
import { sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'
import type { PengajuanRow } from '#psat/alur/pengajuan.repository.ts'

export type RingkasanRow = PengajuanRow & {
  provinsi: string | null
  kota: string | null
  nama_lead: string | null
  nama_auditor: string[]
  entri: LedgerEntry<AnggaranHari>[]
}

interface Entri {
  at: string
  kind: LedgerEntry['kind']
  budget: AnggaranHari
  days: number
  reason: string
}

/** Files with the names they are shown by and their clock, in one query and in the order asked for. */
export async function listRingkasan(db: Executor, ids: readonly number[]): Promise<RingkasanRow[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('psat.pengajuan as p')
    .leftJoin('wilayah.provinsi as w', 'w.id', 'p.provinsi_id')
    .leftJoin('wilayah.kota as k', 'k.id', 'p.kota_id')
    .leftJoin('akun.pengguna as l', 'l.id', 'p.lead_auditor_id')
    .selectAll('p')
    .select(['w.nama as provinsi', 'k.nama as kota', 'l.nama as nama_lead'])
    .select([
      sql<string[]>`array(select u.nama from akun.pengguna u where u.id = any(p.auditor_id)
        order by u.nama, u.id)`.as('nama_auditor'),
      sql<Entri[]>`(select coalesce(jsonb_agg(jsonb_build_object('at', b.waktu, 'kind', b.jenis,
        'budget', b.anggaran, 'days', b.hari, 'reason', b.sebab) order by b.urutan), '[]')
        from psat.buku_waktu b where b.pengajuan_id = p.id)`.as('entri'),
    ])
    .where('p.id', '=', sql<number>`any(${ids}::bigint[])`)
    .orderBy(sql`array_position(${ids}::bigint[], p.id)`)
    .$castTo<Omit<RingkasanRow, 'entri'> & { entri: Entri[] }>()
    .execute()
  return rows.map((row) => ({
    ...row,
    entri: row.entri.map((entry) => ({ ...entry, at: new Date(entry.at) })),
  }))
}
