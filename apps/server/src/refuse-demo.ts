import { refuseDemoData } from '../seeds/demo/refuse-demo.ts'
import type { Config } from './platform/config.ts'
import { createDatabase } from './platform/database/database.ts'

/**
 * Refuses demo data in production. This check runs before the database setup, so a refused database stays unchanged.
 */
export async function refuseDemo(url: string, config: Pick<Config, 'PORTAL_MODE'>): Promise<void> {
  if (config.PORTAL_MODE !== 'production') return
  const db = createDatabase(url, { max: 1 })
  try {
    await refuseDemoData(db)
  } finally {
    await db.destroy()
  }
}
