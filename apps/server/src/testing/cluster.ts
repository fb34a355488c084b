import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type EmbeddedPostgres, startEmbeddedPostgres, urlsOf } from '#platform/database/embedded/embedded.ts'
import { throwAwayParent } from './throw-away.ts'

/** Settings for a temporary cluster. Several clusters run side by side. */
const throwAway = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  // Test databases live for seconds, so autovacuum only costs time. A test of query plans analyzes its table itself.
  autovacuum: 'off',
  max_connections: '200',
  // DROP DATABASE scans all shared buffers, and a run drops a few hundred databases. Keep this small.
  shared_buffers: '128MB',
}

/** A PostgreSQL that somebody else runs for the tests, such as `npm run test:pg15`: the folder of its socket. */
const given = process.env.TEST_POSTGRES_SOCKETS

/** Uses the given PostgreSQL, or starts a cluster for one test run, without fsync. With `keptIn` the cluster stays in that folder. */
export async function startTestCluster(keptIn?: string): Promise<EmbeddedPostgres & { folder: string }> {
  const dataDir = keptIn ?? (await mkdtemp(join(throwAwayParent(), 'portal-uji-')))
  // When the run is root, PostgreSQL runs as another user, which needs access to this folder.
  await chmod(dataDir, 0o755)
  const postgres =
    given && !keptIn
      ? { ...urlsOf(given), stop: async () => {} }
      : await startEmbeddedPostgres({ dataDir, say: () => {}, settings: throwAway })
  return {
    ...postgres,
    folder: dataDir,
    async stop() {
      await postgres.stop()
      if (!keptIn) await rm(dataDir, { recursive: true, force: true })
    },
  }
}
