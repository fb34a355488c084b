import { startEmbeddedPostgres } from './embedded.ts'

// A server process for embedded.test.ts: starts PostgreSQL, says so, and waits to be killed.
const [, , dataDir = ''] = process.argv
const postgres = await startEmbeddedPostgres({ dataDir, say: () => {}, settings: { fsync: 'off' } })
process.stdout.write(`siap ${postgres.url}\n`)
process.on('SIGTERM', () => postgres.stop().then(() => process.exit()))
setInterval(() => {}, 1000)
