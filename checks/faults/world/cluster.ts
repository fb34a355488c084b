import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { startTestCluster } from '../../../apps/server/src/testing/cluster.ts'
import { layTemplate } from '../../../apps/server/src/testing/template.ts'

const bare = 'portal_kosong'

/** Returns false if the process has ended already. */
function kill(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGKILL')
  } catch {
    return false
  }
}

export type Cluster = Awaited<ReturnType<typeof startCluster>>

/** Starts a PostgreSQL of its own, with an empty portal as the template of `createDatabase`. */
export async function startCluster() {
  const cluster = await startTestCluster()
  await layTemplate(cluster, bare)
  /** Connects as the superuser. After a crash PostgreSQL refuses connections until it has recovered. */
  const connect = async (): Promise<pg.Client> => {
    for (let tries = 300; ; tries--) {
      const client = new pg.Client(cluster.adminUrl)
      try {
        await client.connect()
        return client
      } catch (error) {
        if (tries === 0) throw error
        await pause(100)
      }
    }
  }
  const admin = async (...statements: string[]) => {
    const client = await connect()
    try {
      for (const statement of statements) await client.query(statement)
    } finally {
      await client.end()
    }
  }
  const socketFolder = decodeURIComponent(/host=(.+)$/.exec(cluster.url)?.[1] ?? '')
  return {
    folder: cluster.folder,
    bare,
    socket: join(socketFolder, '.s.PGSQL.5432'),
    urlOf: (name: string) => cluster.url.replace('/portal?', `/${name}?`),
    copy: (template: string, name: string) =>
      admin(
        `create database ${name} template ${template} owner portal strategy file_copy`,
        // A commit survives the end of PostgreSQL, as in production. Only a machine that dies would need fsync.
        `alter database ${name} set synchronous_commit = on`,
      ),
    freeze: (name: string) => admin(`alter database ${name} with is_template true allow_connections false`),
    drop: (name: string) => admin(`drop database if exists ${name} with (force)`),
    /** Returns what kills a process of PostgreSQL, which then ends all connections and recovers from its log. */
    async prepareCrash(name: string): Promise<() => void> {
      const client = await connect()
      const { rows } = await client.query<{ pid: number }>(
        'select pid from pg_stat_activity where datname = $1',
        [name],
      )
      await client.end()
      return () => void rows.some(({ pid }) => kill(pid))
    },
    stop: () => cluster.stop(),
  }
}
