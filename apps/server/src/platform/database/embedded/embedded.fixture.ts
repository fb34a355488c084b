import { startEmbeddedPostgres } from './embedded.ts'

// Server process for embedded.test.ts: starts PostgreSQL, prints its URL and waits for a kill signal.
const [, , dataDir = ''] = process.argv
const postgres = await startEmbeddedPostgres({ dataDir, say: () => {}, settings: { fsync: 'off' } })
process.stdout.write(`siap ${postgres.url}\n`)
process.on('SIGTERM', () => postgres.stop().then(() => process.exit()))
setInterval(() => {}, 1000)
