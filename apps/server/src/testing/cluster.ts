import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#platform/database/embedded/embedded.ts'
import { throwAwayParent } from './throw-away.ts'

/** Soon gone; several of them stand side by side. */
const throwAway = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  // What is gone in seconds needs no care; a test of plans sees to its table itself.
  autovacuum: 'off',
  max_connections: '200',
  // Whoever drops a database looks through all of it, a few hundred times a run.
  shared_buffers: '128MB',
}

/** A cluster for one run: nothing in it must survive, so nothing waits for the disk. In a folder of yours it stays. */
export async function startTestCluster(keptIn?: string): Promise<EmbeddedPostgres & { folder: string }> {
  const dataDir = keptIn ?? (await mkdtemp(join(throwAwayParent(), 'portal-uji-')))
  // As root PostgreSQL runs as another user, who must be able to walk in.
  await chmod(dataDir, 0o755)
  const postgres = await startEmbeddedPostgres({ dataDir, say: () => {}, settings: throwAway })
  return {
    ...postgres,
    folder: dataDir,
    async stop() {
      await postgres.stop()
      if (!keptIn) await rm(dataDir, { recursive: true, force: true })
    },
  }
}
