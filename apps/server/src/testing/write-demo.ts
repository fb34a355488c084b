import pg from 'pg'
import { readConfig } from '#platform/config.ts'
import { prepareDatabase } from '#platform/start/provide.ts'
import { facts } from '../facts.ts'
import { portal } from '../portal.ts'
import { startTestCluster } from './cluster.ts'
import { layTemplate, template, tidy } from './template.ts'

/**
 * `node write-demo.ts <folder>`: a data folder for one run of all tests, with the demonstration laid out once. Beside it
 * stands the template of tests, so that these find both ready and a server that starts on the folder has nothing to do.
 */
const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Pakai: node write-demo.ts <folder>')

const postgres = await startTestCluster(folder)
try {
  await layTemplate(postgres, template)
  await prepareDatabase(postgres.url, readConfig({ DATA_DIR: folder }), { portal, facts }, () => {})
  await tidy(postgres.url)
  // Whoever starts on this folder does not wait for the disk either, nor tidy what is soon gone.
  const admin = new pg.Client(postgres.adminUrl)
  await admin.connect()
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes', 'autovacuum'])
    await admin.query(`alter system set ${setting} = off`)
  await admin.end()
} finally {
  await postgres.stop()
}
