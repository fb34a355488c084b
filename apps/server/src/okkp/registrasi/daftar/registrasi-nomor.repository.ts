import { offsetOf, type PageRequest } from '@portal/domain/platform/list/pagination'
import type { RegionScope } from '@portal/domain/platform/wilayah/wilayah'
import { sql } from 'kysely'
import type { Database, Executor } from '#platform/database/database.ts'
import { type SlotOf, statement } from '#platform/database/statement.ts'
import { type RegistrasiRow, registrasiRows, rowsByIds } from '../registrasi.repository.ts'
import {
  askedOf,
  filteredRegistrasi,
  type Living,
  type RegistrasiFilter,
  type SortRegistrasi,
  sorted,
} from './registrasi-filter.repository.ts'

/** Those that carry this number in full, whatever their kind, in any letters; two halves, since each has its index. */
function carrying(db: Executor, number: ReturnType<SlotOf<{ number: string }>>) {
  const half = () =>
    db
      .selectFrom('okkp.registrasi as n')
      .select('n.id')
      .where(sql<boolean>`lower(n.no_registration) = lower(${number})`)
      .where('n.dihapus', 'is', null)
  return half()
    .where('n.digantikan_oleh', 'is', null)
    .unionAll(half().where('n.digantikan_oleh', 'is not', null))
}

const idsOf = statement((db, slot: SlotOf<{ number: string }>) => carrying(db, slot('number')))

interface Asked {
  number: string
  provinsi: number | null
  kota: number | null
}
const rowsSorted = (sort: SortRegistrasi) =>
  statement((db, slot: SlotOf<Asked>) => {
    const rows = registrasiRows(db)
      .select(
        sql<boolean>`((${slot('provinsi')}::int is null or r.provinsi_id = ${slot('provinsi')}::int)
          and (${slot('kota')}::int is null or r.kota_id = ${slot('kota')}::int))`.as('terjangkau'),
      )
      // As a list of ids: a plan for the few it can be, whatever statistics say of numbers.
      .where('r.id', '=', sql<number>`any(array(${carrying(db, slot('number'))}))`)
    return sorted(rows as unknown as Living, sort) as unknown as typeof rows
  })
const prepared = new Map<SortRegistrasi, ReturnType<typeof rowsSorted>>()

/** What could be a number in full; anything shorter is a part of one, or a word. */
const looksWhole = (text: string | undefined): text is string =>
  text !== undefined && text.length >= 8 && /\d/.test(text)

/**
 * A number typed in full is meant as such: where it stands, longer ones that contain it are not, even if it is out of
 * reach. Undefined where no row carries it.
 */
export async function findByNumber(
  db: Database,
  scope: RegionScope,
  { no_reg, search, ...rest }: RegistrasiFilter,
  sort: SortRegistrasi,
  page: PageRequest,
  today: string,
): Promise<{ rows: RegistrasiRow[]; total: number } | undefined> {
  const number = no_reg ?? search
  if (!looksWhole(number) || rest.usaha || (no_reg && search)) return undefined
  const shown = <T>(all: readonly T[]) => all.slice(offsetOf(page), offsetOf(page) + page.limit)
  if (askedOf(rest).length === 0) {
    const read = prepared.get(sort) ?? rowsSorted(sort)
    prepared.set(sort, read)
    const found = await read(db, {
      number,
      provinsi: scope.jenis === 'provinsi' ? scope.provinsi_id : null,
      kota: scope.jenis === 'kota' ? scope.kota_id : null,
    })
    const rows = found.filter(({ terjangkau }) => terjangkau)
    return found.length === 0 ? undefined : { rows: shown(rows), total: rows.length }
  }
  const ids = (await idsOf(db, { number })).map(({ id }) => id)
  if (ids.length === 0) return undefined
  const matching = await sorted(filteredRegistrasi(db, scope, rest, today).where('r.id', 'in', ids), sort)
    .select('r.id')
    .execute()
  return { rows: await rowsByIds(db, shown(matching.map(({ id }) => id))), total: matching.length }
}
