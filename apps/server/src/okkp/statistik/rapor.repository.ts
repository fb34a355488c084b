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

/** Chains of positives by the province that acts; due are the closed ones and those whose last day has passed. */
export async function countTindakLanjut(
  db: Executor,
  year: number | undefined,
  today: string,
): Promise<CacahTindakLanjut[]> {
  const of = (ukuran: string) => sql`coalesce(sum(n) filter (where ukuran = ${ukuran}), 0)::bigint`
  const { rows } = await sql<CacahTindakLanjut>`
    select provinsi_id, ${of('rantai')} as total, ${of('tepat')} as tepat_waktu, ${of('ditutup')} as ditutup,
      ${of('hari')} as jumlah_hari,
      coalesce(sum(n) filter (where ukuran = 'ditutup' or (ukuran = 'rantai' and tempo < ${today}::date)), 0)::bigint as jatuh_tempo
    from okkp.cacah_tindak_lanjut_kini where ${year ?? null}::integer is null or tahun = ${year ?? null}
    group by provinsi_id`.execute(db)
  return rows
}

export interface CacahLayananLab {
  provinsi_id: number
  total_uji: number
  jumlah_hari: number
}

export async function countLayananLab(db: Executor, year: number | undefined): Promise<CacahLayananLab[]> {
  const { rows } = await sql<CacahLayananLab>`
    select provinsi_id, coalesce(sum(n) filter (where ukuran = 'uji'), 0)::bigint as total_uji,
      coalesce(sum(n) filter (where ukuran = 'hari'), 0)::bigint as jumlah_hari
    from okkp.cacah_layanan_lab_kini where ${year ?? null}::integer is null or tahun = ${year ?? null}
    group by provinsi_id`.execute(db)
  return rows
}
