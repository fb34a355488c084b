import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { throwAwayParent } from '../apps/server/src/testing/throw-away.ts'
import { aptInstall } from './system-packages.ts'

const version = 15
const binaries = `/usr/lib/postgresql/${version}/bin`
/** PostgreSQL and PgBouncer refuse to run as root. */
export const runAs = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined

/** Installs a Debian package if its program is missing. Throws if that is impossible. */
export function provideProgram(program: string, name: string): string {
  if (!existsSync(program)) aptInstall([name])
  if (!existsSync(program)) throw new Error(`Not installed: ${name}. Run: sudo apt-get install -y ${name}`)
  return program
}

/** Creates a folder for temporary servers, which their user may write. */
export function makeOpenFolder(name: string): string {
  const folder = mkdtempSync(join(throwAwayParent(), name))
  chmodSync(folder, 0o755)
  if (runAs) chownSync(folder, runAs.uid, runAs.gid)
  return folder
}

/** Runs a program of Debian's PostgreSQL to its end. */
export function runPostgresProgram(name: string, args: string[]): void {
  const program = provideProgram(join(binaries, name), `postgresql-${version}`)
  const { status, stderr } = spawnSync(program, args, { ...runAs, cwd: '/', encoding: 'utf8' })
  if (status !== 0) throw new Error(`${name} ended with code ${status}.\n${stderr}`)
}

export interface DebianPostgres {
  /** Folder of the unix socket. */
  sockets: string
  url: string
  adminUrl: string
  pid: number
  stop(): Promise<void>
}

/** Creates a cluster whose roles need no password. Only its unix socket leads to it. */
export function createCluster(folder: string): void {
  runPostgresProgram('initdb', [
    ...['-D', join(folder, 'data'), '--username=postgres', '--auth=trust', '--no-sync'],
    ...['--encoding=UTF8', '--locale=C.UTF-8'],
  ])
}

/** Starts the cluster in `<folder>/data`. */
export async function startCluster(
  folder: string,
  settings: Record<string, string> = {},
): Promise<DebianPostgres> {
  const sockets = join(folder, 'sockets')
  mkdirSync(sockets, { recursive: true })
  if (runAs) chownSync(sockets, runAs.uid, runAs.gid)
  const all = { listen_addresses: '', unix_socket_directories: sockets, fsync: 'off', ...settings }
  const child = spawn(
    join(binaries, 'postgres'),
    [
      '-D',
      join(folder, 'data'),
      ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    { ...runAs, cwd: '/', stdio: ['ignore', 'ignore', process.env.SHOW_POSTGRES_LOG ? 'inherit' : 'ignore'] },
  )
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const endWithUs = () => child.kill('SIGQUIT')
  process.once('exit', endWithUs)
  const isReady = () => spawnSync(join(binaries, 'pg_isready'), ['-q', '-h', sockets]).status === 0
  while (child.exitCode === null && !isReady()) await sleep(100)
  if (child.exitCode !== null) throw new Error(`PostgreSQL ended with code ${child.exitCode}.`)
  const host = encodeURIComponent(sockets)
  return {
    sockets,
    url: `postgres://portal@/portal?host=${host}`,
    adminUrl: `postgres://postgres@/postgres?host=${host}`,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGINT')
      await ended
      process.off('exit', endWithUs)
    },
  }
}

/** Creates role and database `portal`, as an operator does. The owner is not a superuser. */
export function createPortal({ sockets }: DebianPostgres): void {
  runPostgresProgram('createuser', ['-h', sockets, '-U', 'postgres', 'portal'])
  runPostgresProgram('createdb', ['-h', sockets, '-U', 'postgres', '--owner=portal', 'portal'])
}

/** Runs `work` with a temporary folder of the servers' user, and removes the folder. */
export async function inOpenFolder<T>(name: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = makeOpenFolder(name)
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
