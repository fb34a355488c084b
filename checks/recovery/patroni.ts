import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { runAs } from '../../tools/debian-postgres.ts'
import { type Node, startHaCluster, until } from '../ha/cluster.ts'
import { createStanza, makeFolder, pgCtl, prepareBackrest, sh, user, waitForArchive } from './cluster.ts'

const archiving = [
  'archive_mode=on',
  "archive_command='pgbackrest --stanza=portal archive-push %p'",
  'archive_timeout=60s',
]

/** Three machines with Patroni that archive into one repository, as docs/operations/recovery.md sets them up. */
export async function startArchivedPatroni(folder: string) {
  const repository = makeFolder(join(folder, 'repository'))
  const cluster = await startHaCluster(folder, (node) => {
    node.env = {
      ...prepareBackrest(node.folder, node.folder, repository),
      PGBACKREST_PG1_PORT: `${node.port}`,
    }
  })
  const [restored, ...others] = cluster.nodes as [Node, ...Node[]]
  const patronictl = (args: string, input?: string) =>
    sh(`patronictl -c ${restored.patroniSettings} ${args}`, input)
  patronictl(
    `edit-config portal --force ${archiving.map((one) => `-s "postgresql.parameters.${one}"`).join(' ')}`,
  )
  patronictl('restart portal --force')
  await cluster.whole()
  Object.assign(process.env, (await cluster.primary()).env)
  createStanza()

  const data = join(restored.folder, 'data')
  const ctl = `${runAs ? `runuser -u ${user} -- ` : ''}${pgCtl} -D ${data}`
  // The restored settings are those of the machine of the backup, which waited for its standbys.
  const own = "-c listen_addresses=127.0.0.1 -c synchronous_standby_names=''"
  return {
    url: cluster.url,
    /** HAProxy does not lead to a PostgreSQL without Patroni. */
    urlForRestore: restored.url,
    start: `${ctl} -l ${restored.folder}/log/postgres.log -o "${own}" -w -t 600 start`,
    stop: 'true',
    archived: () => waitForArchive(cluster.adminUrl),
    /** Stops Patroni, removes what etcd knows of the cluster, and loses the disk of the machine to restore on. */
    async lose(): Promise<void> {
      for (const node of [...others, restored]) await node.stopPatroni()
      patronictl('remove portal', 'portal\nYes I am aware\n')
      rmSync(data, { recursive: true })
      makeFolder(data)
      Object.assign(process.env, restored.env)
    },
    async afterRestore(): Promise<void> {
      sh(`${ctl} -m fast -w stop`)
      restored.startPatroni()
      await until('the restored machine is primary', () => restored.is('primary'))
      for (const node of others) node.startPatroni()
      await cluster.whole()
    },
    async end(): Promise<void> {
      await cluster.stop()
      sh(`if [ -f ${data}/postmaster.pid ]; then ${ctl} -m fast -w stop; fi`)
    },
  }
}
