import { sql } from 'kysely'
import type { Executor } from '#platform/database/database.ts'
import type { Fact } from '#platform/figures/fact.ts'
import {
  type Asked,
  type Figure,
  readFigures,
  readFiguresOfRows,
  regionSql,
} from '#platform/figures/read-figures.ts'
import { readablePengajuan, seesByPlace } from '#psat/alur/akses/akses.repository.ts'
import type { Pembaca } from '#psat/alur/akses/akses.ts'

/**
 * Reads dashboard figures. The fact table serves readers of all files. For an auditor's own files, the query counts
 * rows.
 */
export function readAngka<Dimension extends string, Named extends Dimension = Dimension>(
  db: Executor,
  actor: Pembaca,
  fact: Fact<Dimension>,
  asked: Asked<Dimension, Named>,
): Promise<Figure<Named>[]> {
  if (seesByPlace(actor)) return readFigures(db, fact, asked)
  const { tempat, ...rest } = asked
  const { region, where } = regionSql(tempat)
  const file = sql.ref(fact.table === 'psat.pengajuan' ? 'r.id' : 'r.pengajuan_id')
  return readFiguresOfRows(db, fact, {
    ...rest,
    region,
    join: sql`join psat.pengajuan p on p.id = ${file}`,
    where: sql`${where} and ${readablePengajuan(actor)}`,
  })
}
