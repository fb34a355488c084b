import { refuseDemoData } from '../seeds/demo/tolak-demo.ts'
import type { Config } from './platform/config.ts'
import { createDatabase } from './platform/database/database.ts'

/** Before the database is set up: what is refused has not been changed. */
export async function refuseDemo(url: string, config: Pick<Config, 'PORTAL_MODE'>): Promise<void> {
  if (config.PORTAL_MODE !== 'production') return
  const db = createDatabase(url, { max: 1 })
  try {
    await refuseDemoData(db)
  } finally {
    await db.destroy()
  }
}
