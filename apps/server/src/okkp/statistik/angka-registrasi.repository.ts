import type { RentangHari, TingkatWaktu } from '@portal/domain/platform/statistik/rentang'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { factRegistrasi } from '#okkp/registrasi/registrasi.fact.ts'
import type { Executor } from '#platform/database/database.ts'
import type { Tempat } from '#platform/figures/fact.ts'
import { type Figure, readFigures, readFiguresOfRows, regionSql } from '#platform/figures/read-figures.ts'

export interface AngkaRegistrasi {
  wilayah: number
  /** 0 where kinds are not told apart. */
  jenis: number
  waktu: number | null
  total: number
  tidak_berlaku: number
}
export type AngkaTerbit = Omit<AngkaRegistrasi, 'tidak_berlaku'>

export interface Asked {
  tempat: Tempat
  jenis: readonly number[]
  /** Days of issue. */
  terbit: RentangHari
  today: string
  per?: TingkatWaktu | undefined
  /** Whether figures are told apart by kind. */
  rinci?: 'jenis' | undefined
  /** Only those that the central office issued, or only the others. */
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

/** How many were issued, whether they are valid or not. */
export async function bacaTerbit(db: Executor, asked: Asked): Promise<AngkaTerbit[]> {
  const { tempat, terbit, per } = asked
  const rinci = dimensions(asked)
  return (
    await readFigures(db, factRegistrasi, { tempat, rentang: terbit, per, rinci, only: conditions(asked) })
  ).map(toRow)
}

/** Those that were valid until some day of this month, and are not today: the fact table knows months alone. */
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

/** How many were issued, and how many of them are not valid today. */
export async function bacaRegistrasi(db: Executor, asked: Asked): Promise<AngkaRegistrasi[]> {
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
