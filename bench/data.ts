import { createDatabase } from '../apps/server/src/platform/database/database.ts'
import { print, round, timed } from './ground.ts'
import { generateNation, size } from './nation-data.ts'

/** `npm run bench:data` fills your own migrated database with data of national scale, for manual tests. */
const url = process.env.DATABASE_URL
if (!url) throw new Error('Set DATABASE_URL to a migrated test database.')
const db = createDatabase(url)
const { ms } = await timed(() => generateNation(db))
print({ name: 'data', ...size, seconds: round(ms / 1000, 1) })
await db.destroy()
