import { type LuaranKasus, luaranKasus } from '@portal/domain/okkp/kasus/kasus.table'
import { type SqlBool, sql } from 'kysely'
import { factKasus } from '#okkp/kasus/kasus.fact.ts'
import { factLayananLab } from '#okkp/uji-lab/uji-lab.fact.ts'
import type { Executor } from '#platform/database/database.ts'
import type { Tempat } from '#platform/figures/fact.ts'
import { readFigures } from '#platform/figures/read-figures.ts'

/** Counts of closed cases by outcome. */
export const tanpaLuaran = { terkonfirmasi: 0, tidak_terkonfirmasi: 0, tidak_terbukti: 0, alasan: 0 }

export interface AngkaTindakLanjut extends Record<LuaranKasus, number> {
  provinsi_id: number
  total: number
  jatuh_tempo: number
  tepat_waktu: number
  ditutup: number
  jumlah_hari: number
}

const yearOf = (year: number | undefined) =>
  year === undefined ? {} : { start: `${year}-01-01`, end: `${year}-12-31` }

const sum = (rows: readonly { ukuran: unknown; n: number }[], ukuran: string) =>
  rows.reduce((total, row) => (row.ukuran === ukuran ? total + row.n : total), 0)

const perLuaran = (rows: readonly { ukuran: unknown; luaran: unknown; n: number }[]) =>
  Object.fromEntries(
    luaranKasus.map((luaran) => [
      luaran,
      sum(
        rows.filter((row) => row.luaran === luaran),
        'ditutup',
      ),
    ]),
  ) as Record<LuaranKasus, number>

/** Counts cases by the province that acts. Due cases are closed ones and open ones past their deadline. */
export async function countTindakLanjut(
  db: Executor,
  tempat: Tempat,
  year: number | undefined,
  today: string,
): Promise<AngkaTindakLanjut[]> {
  const figures = await readFigures(db, factKasus, {
    tempat,
    rentang: yearOf(year),
    rinci: ['ukuran', 'luaran'],
    pilah: sql<SqlBool>`tempo < ${today}::date`,
  })
  return [...Map.groupBy(figures, ({ wilayah }) => wilayah)].map(([provinsi_id, rows]) => ({
    provinsi_id,
    total: sum(rows, 'kasus'),
    jatuh_tempo:
      sum(rows, 'ditutup') +
      sum(
        rows.filter(({ pilah }) => pilah),
        'kasus',
      ),
    tepat_waktu: sum(rows, 'tepat'),
    ditutup: sum(rows, 'ditutup'),
    ...perLuaran(rows),
    jumlah_hari: sum(rows, 'hari'),
  }))
}

export interface AngkaLayananLab {
  provinsi_id: number
  total_uji: number
  jumlah_hari: number
}

export async function countLayananLab(
  db: Executor,
  tempat: Tempat,
  year: number | undefined,
): Promise<AngkaLayananLab[]> {
  const figures = await readFigures(db, factLayananLab, { tempat, rentang: yearOf(year) })
  return [...Map.groupBy(figures, ({ wilayah }) => wilayah)].map(([provinsi_id, rows]) => ({
    provinsi_id,
    total_uji: sum(rows, 'uji'),
    jumlah_hari: sum(rows, 'hari'),
  }))
}
