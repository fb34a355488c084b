import { spawnSync } from 'node:child_process'
import { appendFileSync, chownSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { createCluster, createPortal, provideProgram, runAs } from '../../tools/debian-postgres.ts'
import { fillSample } from '../sample.ts'

const user = runAs ? 'nobody' : userInfo().username
const pgCtl = '/usr/lib/postgresql/15/bin/pg_ctl'

function run(program: string, args: string[]): void {
  const { status, stdout, stderr } = spawnSync(program, args, { ...runAs, cwd: '/', encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} ${args[0]}: ${stdout}${stderr}`)
}

/** A database machine that archives with the files of deploy/pgbackrest. */
export async function startArchivedCluster(folder: string) {
  const backrest = provideProgram('/usr/bin/pgbackrest', 'pgbackrest')
  for (const name of ['sockets', 'log', 'repository', 'lock', 'spool']) {
    mkdirSync(join(folder, name))
    if (runAs) chownSync(join(folder, name), runAs.uid, runAs.gid)
  }
  const data = join(folder, 'data')
  const sockets = join(folder, 'sockets')
  const settings = join(folder, 'pgbackrest.conf')
  const values = {
    REPOSITORY: join(folder, 'repository'),
    CIPHER_PASSWORD: 'sandi-cadangan',
    LOG_DIR: join(folder, 'log'),
    DATA_DIR: data,
    SOCKET_DIR: sockets,
  }
  writeFileSync(settings, fillSample('pgbackrest/pgbackrest.conf', values))
  // Every pgbackrest below reads these, also those that PostgreSQL and the restore start.
  process.env.PGBACKREST_CONFIG = settings
  process.env.PGBACKREST_LOCK_PATH = join(folder, 'lock')
  process.env.PGBACKREST_SPOOL_PATH = join(folder, 'spool')

  createCluster(folder)
  const own = `listen_addresses = ''\nunix_socket_directories = '${sockets}'\n`
  appendFileSync(join(data, 'postgresql.conf'), fillSample('pgbackrest/postgresql.conf', {}) + own)
  // What the operator's systemd does.
  const asUser = runAs ? `runuser -u ${user} -- ` : ''
  const start = `${asUser}${pgCtl} -D ${data} -l ${folder}/log/postgres.log -w -t 600 start`
  const stop = `if [ -f ${data}/postmaster.pid ]; then ${asUser}${pgCtl} -D ${data} -m fast -w stop; fi`
  const sh = (line: string) => {
    const { status, stdout } = spawnSync('sh', ['-c', line], { encoding: 'utf8', cwd: '/' })
    if (status !== 0) throw new Error(`${line}\n${stdout}`)
  }
  process.once('exit', () => spawnSync('sh', ['-c', stop], { cwd: '/' }))
  sh(start)
  createPortal({ sockets } as Parameters<typeof createPortal>[0])
  run(backrest, ['--stanza=portal', 'stanza-create'])
  run(backrest, ['--stanza=portal', 'check'])

  const host = encodeURIComponent(sockets)
  const adminUrl = `postgres://postgres@/postgres?host=${host}`
  return {
    url: `postgres://portal@/portal?host=${host}`,
    user,
    start,
    stop,
    backUp: () => run(backrest, ['--stanza=portal', '--type=full', 'backup']),
    /** Waits until everything written so far is in the archive. `archive_timeout` sees to it. */
    async archived(): Promise<void> {
      const client = new pg.Client(adminUrl)
      await client.connect()
      const { rows } = await client.query(`select pg_walfile_name(pg_current_wal_lsn()) as file`)
      for (;;) {
        const { rows: seen } = await client.query('select last_archived_wal as file from pg_stat_archiver')
        if (seen[0]?.file >= rows[0]?.file) break
        await pause(500)
      }
      await client.end()
    },
    /** The machine dies and its disk is lost. */
    lose(): void {
      const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
      process.kill(pid, 'SIGKILL')
      spawnSync('sh', ['-c', `while kill -0 ${pid} 2>/dev/null; do sleep 0.1; done; sleep 1`])
      rmSync(data, { recursive: true })
      mkdirSync(data, { mode: 0o700 })
      if (runAs) chownSync(data, runAs.uid, runAs.gid)
    },
    end: () => sh(stop),
  }
}
