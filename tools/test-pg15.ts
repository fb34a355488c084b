import { createCluster, createPortal, inOpenFolder, startCluster } from './debian-postgres.ts'
import { runStep } from './step.ts'

/**
 * `npm run test:pg15` runs the tests of the server on Debian's PostgreSQL 15, the oldest one that the portal supports.
 * `-- <paths>` names single tests.
 */
const ok = await inOpenFolder('portal-pg15-', async (folder) => {
  createCluster(folder)
  const postgres = await startCluster(folder, {
    synchronous_commit: 'off',
    full_page_writes: 'off',
    autovacuum: 'off',
    max_connections: '200',
  })
  try {
    createPortal(postgres)
    return await runStep({
      name: 'server on PostgreSQL 15',
      command: 'vitest',
      args: ['run', '--project', 'server', ...process.argv.slice(2)],
      env: { TEST_POSTGRES_SOCKETS: postgres.sockets },
      live: true,
    })
  } finally {
    await postgres.stop()
  }
})
process.exitCode = ok ? 0 : 1
