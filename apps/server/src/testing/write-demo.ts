import pg from 'pg'
import { readConfig } from '#platform/config.ts'
import { prepareDatabase } from '#platform/start/provide.ts'
import { facts } from '../facts.ts'
import { portal } from '../portal.ts'
import { startTestCluster } from './cluster.ts'
import { layTemplate, template, tidy } from './template.ts'

/**
 * `node write-demo.ts <folder>` creates a data folder for one run of all tests: the seeded demo database and the test
 * template. Tests find both ready, and a server that starts on this folder needs no setup.
 */
const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Usage: node write-demo.ts <folder>')

const postgres = await startTestCluster(folder)
try {
  await layTemplate(postgres, template)
  await prepareDatabase(postgres.url, readConfig({ DATA_DIR: folder }), { portal, facts }, () => {})
  await tidy(postgres.url)
  // A server that starts on this temporary folder also runs without fsync and autovacuum.
  const admin = new pg.Client(postgres.adminUrl)
  await admin.connect()
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes', 'autovacuum'])
    await admin.query(`alter system set ${setting} = off`)
  await admin.end()
} finally {
  await postgres.stop()
}
