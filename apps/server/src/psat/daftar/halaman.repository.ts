import { sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'
import { preparedSizes } from '#platform/database/prepared/prepared-sizes.ts'
import { type SlotOf, statement } from '#platform/database/statement.ts'
import { seesByPlace } from '#psat/alur/akses/akses.repository.ts'
import type { Pembaca } from '#psat/alur/akses/akses.ts'
import {
  anyoneOf,
  askedOf,
  formOf,
  listBerkasIds,
  type Nilai,
  nilaiOf,
  order,
  pageOfBerkas,
  withSlots,
} from './daftar.repository.ts'
import { listRingkasan, type RingkasanRow, ringkasanRows, toRingkasan } from './ringkasan.repository.ts'
import type { SaringanBerkas } from './saringan-berkas.repository.ts'

const steadyFilters = new Set(['auditType', 'tahap'])

/** A page that is a walk along an index in the order of the list, whoever of those who see all files asks for what. */
function isSteady(actor: Pembaca, filter: SaringanBerkas): boolean {
  const { auditType, tahap, orderBy = 'terbaru', limit } = filter
  return (
    seesByPlace(actor) &&
    actor.role !== 'PVTPP' &&
    auditType !== undefined &&
    (tahap === undefined || tahap.length === 1) &&
    (orderBy === 'terbaru' || orderBy === '-masuk') &&
    preparedSizes.has(limit) &&
    askedOf(filter).every(([name]) => steadyFilters.has(name))
  )
}

const pageStatement = (actor: Pembaca, filter: SaringanBerkas) =>
  statement((db, slot: SlotOf<Nilai>) => {
    // Known to the plan on the first page: with an unknown one it would be planned anew each time.
    const offset = filter.page === 1 ? sql.lit(0) : slot('offset')
    return ringkasanRows(db)
      .where('p.id', 'in', pageOfBerkas(db, anyoneOf(actor), withSlots(filter, slot), offset))
      .orderBy(order.terbaru)
  })
const prepared = new Map<string, ReturnType<typeof pageStatement>>()

/** The files of a page: in one prepared statement where it can be, else found first and read then. */
export async function listHalaman(
  db: Executor,
  actor: Pembaca,
  filter: SaringanBerkas,
): Promise<RingkasanRow[]> {
  if (!isSteady(actor, filter)) return listRingkasan(db, await listBerkasIds(db, actor, filter))
  const key = [formOf(actor, filter), filter.limit, filter.page === 1].join()
  const read = prepared.get(key) ?? pageStatement(actor, filter)
  prepared.set(key, read)
  return (await read(db, nilaiOf(filter))).map(toRingkasan)
}
