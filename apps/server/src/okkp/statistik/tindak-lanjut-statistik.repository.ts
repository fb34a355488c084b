import { sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'

export interface CacahTindakLanjut {
  provinsi_id: number
  total: number
  jatuh_tempo: number
  tepat_waktu: number
  ditutup: number
  jumlah_hari: number
}

/** Positives are few, and how long each took is its own: they are read themselves. */
export async function countTindakLanjut(
  db: Executor,
  { start, end }: { start?: string | undefined; end?: string | undefined },
  today: string,
): Promise<CacahTindakLanjut[]> {
  const closed = sql`(ditutup at time zone 'Asia/Jakarta')::date`
  const { rows } = await sql<CacahTindakLanjut>`
    select provinsi_id, count(*) as total,
      count(*) filter (where ditutup is not null or batas_waktu < ${today}::date) as jatuh_tempo,
      count(*) filter (where ${closed} <= batas_waktu) as tepat_waktu,
      count(*) filter (where ditutup is not null) as ditutup,
      coalesce(sum(${closed} - (dibuka at time zone 'Asia/Jakarta')::date), 0)::bigint as jumlah_hari
    from okkp.tindak_lanjut
    where tanggal between coalesce(${start ?? null}::date, '-infinity') and coalesce(${end ?? null}::date, 'infinity')
    group by provinsi_id`.execute(db)
  return rows
}
