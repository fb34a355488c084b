import { spawnSync } from 'node:child_process'
import { appendFileSync, chownSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { createCluster, createPortal, provideProgram, runAs } from '../../tools/debian-postgres.ts'
import { fillSample } from '../sample.ts'

export const user = runAs ? 'nobody' : userInfo().username
export const pgCtl = '/usr/lib/postgresql/15/bin/pg_ctl'

function run(program: string, args: string[]): void {
  const { status, stdout, stderr } = spawnSync(program, args, { ...runAs, cwd: '/', encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} ${args[0]}: ${stdout}${stderr}`)
}

/** Runs a line as the operator does. */
export function sh(line: string, input = ''): void {
  const { status, stdout, stderr } = spawnSync('sh', ['-c', line], { encoding: 'utf8', cwd: '/', input })
  if (status !== 0) throw new Error(`${line}\n${stdout}${stderr}`)
}

export function makeFolder(path: string): string {
  mkdirSync(path, { mode: 0o700 })
  if (runAs) chownSync(path, runAs.uid, runAs.gid)
  return path
}

const backrest = (...args: string[]) =>
  run(provideProgram('/usr/bin/pgbackrest', 'pgbackrest'), ['--stanza=portal', ...args])
export const backUp = () => backrest('--type=full', 'backup')

export function createStanza(): void {
  backrest('stanza-create')
  backrest('check')
}

/** Fills in the settings of pgBackRest for the machine in this folder, and returns the environment that names them. */
export function prepareBackrest(folder: string, sockets: string, repository: string): Record<string, string> {
  const settings = join(folder, 'pgbackrest.conf')
  const values = {
    REPOSITORY: repository,
    CIPHER_PASSWORD: 'sandi-cadangan',
    LOG_DIR: makeFolder(join(folder, 'log')),
    DATA_DIR: join(folder, 'data'),
    SOCKET_DIR: sockets,
  }
  writeFileSync(settings, fillSample('pgbackrest/pgbackrest.conf', values))
  return {
    PGBACKREST_CONFIG: settings,
    PGBACKREST_LOCK_PATH: makeFolder(join(folder, 'lock')),
    PGBACKREST_SPOOL_PATH: makeFolder(join(folder, 'spool')),
  }
}

/** Waits until everything written so far is in the archive. `archive_timeout` sees to it. */
export async function waitForArchive(adminUrl: string): Promise<void> {
  const client = new pg.Client(adminUrl)
  await client.connect()
  const { rows } = await client.query(`select pg_walfile_name(pg_current_wal_lsn()) as file`)
  for (;;) {
    const { rows: seen } = await client.query('select last_archived_wal as file from pg_stat_archiver')
    if (seen[0]?.file >= rows[0]?.file) break
    await pause(500)
  }
  await client.end()
}

/** A database machine that archives with the files of deploy/pgbackrest. */
export async function startArchivedCluster(folder: string) {
  const data = join(folder, 'data')
  const sockets = join(folder, 'sockets')
  makeFolder(sockets)
  const repository = makeFolder(join(folder, 'repository'))
  // Every pgbackrest below reads these, also those that PostgreSQL and the restore start.
  Object.assign(process.env, prepareBackrest(folder, sockets, repository))

  createCluster(folder)
  const own = `listen_addresses = ''\nunix_socket_directories = '${sockets}'\n`
  appendFileSync(join(data, 'postgresql.conf'), fillSample('pgbackrest/postgresql.conf', {}) + own)
  // What the operator's systemd does.
  const asUser = runAs ? `runuser -u ${user} -- ` : ''
  const start = `${asUser}${pgCtl} -D ${data} -l ${folder}/log/postgres.log -w -t 600 start`
  const stop = `if [ -f ${data}/postmaster.pid ]; then ${asUser}${pgCtl} -D ${data} -m fast -w stop; fi`
  process.once('exit', () => spawnSync('sh', ['-c', stop], { cwd: '/' }))
  sh(start)
  createPortal({ sockets } as Parameters<typeof createPortal>[0])
  createStanza()

  const host = encodeURIComponent(sockets)
  const adminUrl = `postgres://postgres@/postgres?host=${host}`
  return {
    url: `postgres://portal@/portal?host=${host}`,
    start,
    stop,
    urlForRestore: `postgres://portal@/portal?host=${host}`,
    archived: () => waitForArchive(adminUrl),
    /** The machine dies and its disk is lost. */
    async lose(): Promise<void> {
      const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
      process.kill(pid, 'SIGKILL')
      spawnSync('sh', ['-c', `while kill -0 ${pid} 2>/dev/null; do sleep 0.1; done; sleep 1`])
      rmSync(data, { recursive: true })
      makeFolder(data)
    },
    async afterRestore(): Promise<void> {},
    end: async () => sh(stop),
  }
}
