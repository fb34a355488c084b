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
