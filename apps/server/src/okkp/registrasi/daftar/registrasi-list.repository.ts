import { expiringWithinDays } from '@portal/domain/okkp/registrasi/registrasi.status'
import { addDays } from '@portal/domain/platform/calendar/add-days'
import { provinsiPusat } from '@portal/domain/platform/wilayah/pusat'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'
import { placeOf } from '#platform/figures/fact-total.ts'
import { readFigures, regionSql, totalOf } from '#platform/figures/read-figures.ts'
import { list } from '#platform/list/list.ts'
import { factRegistrasi } from '../registrasi.fact.ts'
import { registrasiRows } from '../registrasi.repository.ts'
import { firstDueDay } from './late-finding.repository.ts'
import {
  free,
  isLiving,
  type Reader,
  type RegistrasiFilter,
  registrasiRules,
} from './registrasi-filter.repository.ts'

export const registrasiList = list({
  from: 'okkp.registrasi as r',
  rows: registrasiRows,
  visible: (reader: Reader) => isLiving(reader),
  filters: registrasiRules,
  orders: {
    '-terbit_sertifikat': sql`r.terbit_sertifikat desc, r.id desc`,
    terbit_sertifikat: sql`r.terbit_sertifikat, r.id`,
    exp_sertifikat: sql`r.exp_sertifikat, r.id`,
    '-exp_sertifikat': sql`r.exp_sertifikat desc, r.id desc`,
    unit_usaha: sql`r.unit_usaha collate "id-x-icu", r.id`,
    '-unit_usaha': sql`r.unit_usaha collate "id-x-icu" desc, r.id desc`,
    '-created_at': sql`r.created_at desc, r.id desc`,
    created_at: sql`r.created_at, r.id`,
    batas_waktu: sql`${firstDueDay}, r.id`,
  },
  total: totalFromFacts,
})

const counted = new Set<string>(['provinsi_id', 'kota_id', 'pusat', 'jenis_registrasi_id', 'status'])
/** Statuses that do not depend on the date, with their names in the fact table. */
const states = { superseded: 'superseded', revoked: 'dicabut', suspended: 'dibekukan' } as const

/** Returns exact totals by region, kind and status from the fact table. */
async function totalFromFacts(
  db: Executor,
  { scope, today }: Reader,
  filter: RegistrasiFilter,
): Promise<number | undefined> {
  if (!Object.keys(filter).every((name) => counted.has(name))) return undefined
  const { provinsi_id, kota_id, pusat, jenis_registrasi_id, status } = filter
  const central = provinsi_id === provinsiPusat.id
  if (central && pusat === false) return 0
  const tempat = placeOf(scope, { provinsi_id: central ? undefined : provinsi_id, kota_id })
  if (tempat.ids.length === 0) return 0
  if (Object.keys(filter).length === 0) return totalOf(db, factRegistrasi, { tempat })
  const asked = { jenis_registrasi_id, pusat: central || pusat }
  const only = allOf(
    Object.entries(asked).flatMap(([name, value]) =>
      value === undefined ? [] : [sql<SqlBool>`${sql.ref(name)} = ${value}`],
    ),
  )
  const rowsEnding = (from: string, until: string) =>
    countRows(
      db,
      allOf([only, regionSql(tempat).where, sql<SqlBool>`r.exp_sertifikat between ${from} and ${until}`]),
    )
  if (status === 'segera_habis') return rowsEnding(today, addDays(today, expiringWithinDays))
  const month = Number(today.slice(0, 7).replace('-', ''))
  const figures = await readFigures(db, factRegistrasi, {
    tempat,
    rinci: ['keadaan'],
    only,
    pilah: sql<SqlBool>`akhir < ${month}`,
  })
  const sum = (of: (row: (typeof figures)[number]) => boolean) =>
    figures.reduce((total, row) => (of(row) ? total + row.n : total), 0)
  if (status === undefined) return sum(() => true)
  if (status in states) return sum(({ keadaan }) => keadaan === states[status as keyof typeof states])
  // The fact table knows only the month of expiry, so the query reads the days of the current month from rows.
  const isFree = ({ keadaan }: { keadaan: unknown }) => keadaan === 'bebas'
  const ended =
    sum((row) => isFree(row) && row.pilah === true) +
    (await rowsEnding(`${today.slice(0, 8)}01`, addDays(today, -1)))
  if (status === 'expired') return ended
  return status === 'valid' ? sum(isFree) - ended : sum((row) => !isFree(row)) + ended
}

const allOf = (conditions: readonly RawBuilder<SqlBool>[]) =>
  sql<SqlBool>`${sql.join([sql`true`, ...conditions], sql` and `)}`

async function countRows(db: Executor, where: RawBuilder<SqlBool>): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from okkp.registrasi r where r.dihapus is null and ${free} and ${where}`.execute(db)
  return rows[0]?.n ?? 0
}
