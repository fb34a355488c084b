import { listFacts, wrongKeys } from '../../../apps/server/src/platform/figures/facts.repository.ts'
import { countWrongBeban } from '../../../apps/server/src/psat/index.ts'
import type { Checker } from './check.ts'

/** Every stored count equals the rows that it counts (npm run counters:check). */
export const figures: Checker = async ({ world }) => {
  const faults: string[] = []
  for (const name of await world.read(listFacts)) {
    const wrong = await world.read((db) => wrongKeys(db, name))
    if (wrong > 0) faults.push(`${name}: ${wrong} counts differ from their rows`)
  }
  const wrong = await world.read(countWrongBeban)
  if (wrong > 0) faults.push(`psat.beban_berkas: ${wrong} counts differ from their rows`)
  return faults
}

/** The public dashboard shows what a plain count of the rows shows. */
export const shown: Checker = async ({ world }) => {
  const query = 'start_date=2020-01-01&end_date=2030-12-31'
  const seen = await world.history.send('warga', 'GET', `/api/okkp/dashboard/statistik_rapid_test?${query}`)
  const { n } = await world.read((db) =>
    db
      .selectFrom('okkp.rapid_test')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('dihapus', 'is', null)
      .executeTakeFirstOrThrow(),
  )
  const total = seen.answer?.data?.total_rapid_test
  return total === Number(n) ? [] : [`the dashboard counts ${total} rapid tests, the table has ${n}`]
}
