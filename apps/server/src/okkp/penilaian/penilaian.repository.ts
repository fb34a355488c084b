import type {
  listPenilaian as listContract,
  PenilaianForm,
} from '@portal/domain/okkp/penilaian/penilaian.contract'
import type { Query } from '@portal/domain/platform/contract'
import { offsetOf, type Total } from '@portal/domain/platform/list/pagination'
import { type SqlBool, sql } from 'kysely'
import type { Database, Executor, Trx } from '#platform/database/database.ts'
import { nasional } from '#platform/figures/fact.ts'
import { type Figure, readFigures, totalOf as totalInFacts } from '#platform/figures/read-figures.ts'
import { factPenilaian, factPenilaianMasuk } from './penilaian.fact.ts'

type Asked = Query<typeof listContract>

export interface NewPenilaian extends Omit<PenilaianForm, 'tanggal' | 'situs_web'> {
  sumber: 'portal' | 'kertas'
  tanggal: string
  sidik_alamat: string | null
  created_by: number | null
  created_at: Date
}

export async function insertPenilaian(trx: Trx, given: NewPenilaian): Promise<number> {
  const { ratings: nilai, note: catatan, title: judul, type: jenis, link: tautan, ...rest } = given
  const { id } = await trx
    .insertInto('okkp.penilaian')
    .values({ ...rest, nilai, catatan, judul, jenis, tautan })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

function filtered(db: Executor, { ratings, sumber, start_date, end_date }: Asked) {
  let query = db.selectFrom('okkp.penilaian')
  if (ratings !== undefined) query = query.where('nilai', '=', ratings)
  if (sumber) query = query.where('sumber', '=', sumber)
  if (start_date) query = query.where('tanggal', '>=', start_date)
  if (end_date) query = query.where('tanggal', '<=', end_date)
  return query
}

/** Counts by rating and source from the fact table. With a date range the query counts rows up to a limit. */
async function totalOf(db: Executor, asked: Asked): Promise<Total> {
  if (asked.start_date || asked.end_date) {
    const most = 10_000
    const { n } = await db
      .selectFrom(
        filtered(db, asked)
          .select('id')
          .limit(most + 1)
          .as('sebagian'),
      )
      .select((build) => build.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
    return n > most ? { total: most, atLeast: true } : { total: n }
  }
  const only = sql<SqlBool>`${asked.ratings === undefined ? sql`true` : sql`nilai = ${asked.ratings}`}
    and ${asked.sumber ? sql`sumber = ${asked.sumber}` : sql`true`}`
  return { total: await totalInFacts(db, factPenilaian, { tempat: nasional, only }) }
}

export async function listPenilaian(db: Database, asked: Asked) {
  const [rows, total] = await Promise.all([
    filtered(db, asked)
      .select(['id', 'nilai', 'nama', 'no_hp', 'catatan', 'judul', 'jenis', 'tautan'])
      .select(['sumber', 'tanggal', 'created_at'])
      .orderBy('tanggal', 'desc')
      .orderBy('id', 'desc')
      .limit(asked.limit)
      .offset(offsetOf(asked))
      .execute(),
    totalOf(db, asked),
  ])
  return { rows, total }
}

const monthly = (rows: readonly Figure<'nilai'>[]) =>
  rows
    .map(({ waktu, nilai, n }) => ({
      bulan: `${String(waktu).slice(0, 4)}-${String(waktu).slice(4, 6)}-01`,
      nilai: nilai as number | null,
      jumlah: n,
    }))
    .toSorted((a, b) => a.bulan.localeCompare(b.bulan))

/** Counts ratings per value and month. `since` is the first day of a month. */
export async function countByMonth(db: Database, since: string) {
  const asked = { tempat: nasional, rentang: { start: since }, per: 'bulan', rinci: ['nilai'] } as const
  return monthly(await readFigures(db, factPenilaian, asked))
}

/** Counts ratings by month of entry, which can be later than the date on a paper form. */
export async function countByArrival(db: Database) {
  return monthly(await readFigures(db, factPenilaianMasuk, { tempat: nasional, per: 'bulan' }))
}

/**
 * Counts the ratings of one address. The lock prevents a race condition in which two ratings both count as the last
 * allowed one.
 */
export async function countFromAddress(trx: Trx, sidik: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('okkp.penilaian'), hashtext(${sidik}))`.execute(trx)
  const { n } = await trx
    .selectFrom('okkp.penilaian')
    .select((build) => build.fn.countAll<number>().as('n'))
    .where('sidik_alamat', '=', sidik)
    .executeTakeFirstOrThrow()
  return n
}

const keptMs = 86_400_000

/** Deletes address hashes after one day, when nobody needs them any more. */
export async function forgetAddresses(db: Database, now: Date): Promise<void> {
  await db
    .updateTable('okkp.penilaian')
    .set({ sidik_alamat: null })
    .where('sidik_alamat', 'is not', null)
    .where('created_at', '<', new Date(now.getTime() - keptMs))
    .execute()
}
