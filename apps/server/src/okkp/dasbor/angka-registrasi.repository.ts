import type { RentangHari, TingkatWaktu } from '@portal/domain/platform/dasbor/rentang'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { factRegistrasi } from '#okkp/registrasi/registrasi.fact.ts'
import type { Executor } from '#platform/database/database.ts'
import type { Tempat } from '#platform/figures/fact.ts'
import { type Figure, readFigures, readFiguresOfRows, regionSql } from '#platform/figures/read-figures.ts'

export interface AngkaRegistrasi {
  wilayah: number
  /** 0 if the figures are not split by kind. */
  jenis: number
  waktu: number | null
  total: number
  tidak_berlaku: number
}
export type AngkaTerbit = Omit<AngkaRegistrasi, 'tidak_berlaku'>

export interface Asked {
  tempat: Tempat
  jenis: readonly number[]
  terbit: RentangHari
  today: string
  per?: TingkatWaktu | undefined
  rinci?: 'jenis' | undefined
  /** True for registrations of the central office only, false for all others. */
  pusat?: boolean | undefined
}

function conditions({ jenis, pusat }: Asked): RawBuilder<SqlBool> {
  const ofKind = sql<SqlBool>`jenis_registrasi_id = any(${jenis}::integer[])`
  return pusat === undefined ? ofKind : sql<SqlBool>`${ofKind} and pusat = ${pusat}`
}

const dimensions = ({ rinci }: Asked) => (rinci ? (['jenis_registrasi_id'] as const) : ([] as const))

const toRow = ({ wilayah, waktu, n, ...row }: Figure<never> & { jenis_registrasi_id?: unknown }) => ({
  wilayah,
  waktu,
  jenis: Number(row.jenis_registrasi_id ?? 0),
  total: n,
})

export async function readTerbit(db: Executor, asked: Asked): Promise<AngkaTerbit[]> {
  const { tempat, terbit, per } = asked
  const rinci = dimensions(asked)
  return (
    await readFigures(db, factRegistrasi, { tempat, rentang: terbit, per, rinci, only: conditions(asked) })
  ).map(toRow)
}

/**
 * Counts registrations that expired between the first day of this month and yesterday. The fact table knows only
 * months.
 */
function endedThisMonth(db: Executor, asked: Asked) {
  const { tempat, terbit, per, today } = asked
  const { region, where } = regionSql(tempat)
  const rinci = dimensions(asked)
  return readFiguresOfRows(db, factRegistrasi, {
    region,
    where: sql<SqlBool>`${where} and r.digantikan_oleh is null and r.sanksi is null
      and r.exp_sertifikat >= ${`${today.slice(0, 7)}-01`}::date and r.exp_sertifikat < ${today}::date`,
    rentang: terbit,
    per,
    rinci,
    only: conditions(asked),
  })
}

/** Counts issued registrations and how many of them are not valid today. */
export async function readAngkaRegistrasi(db: Executor, asked: Asked): Promise<AngkaRegistrasi[]> {
  const { tempat, terbit, per, today } = asked
  const month = Number(today.slice(0, 7).replace('-', ''))
  const [issued, thisMonth] = await Promise.all([
    readFigures(db, factRegistrasi, {
      tempat,
      rentang: terbit,
      per,
      rinci: dimensions(asked),
      only: conditions(asked),
      pilah: sql<SqlBool>`akhir < ${month}`,
    }),
    endedThisMonth(db, asked),
  ])
  return [
    ...issued.map((row) => ({ ...toRow(row), tidak_berlaku: row.pilah ? row.n : 0 })),
    ...thisMonth.map((row) => ({ ...toRow(row), total: 0, tidak_berlaku: row.n })),
  ]
}
