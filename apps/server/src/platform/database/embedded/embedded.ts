import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { provideBinaries, type RunAs } from './binaries.ts'
import { chooseUser, makeSocketFolder, provideCluster, stopLeftovers } from './folder.ts'
import { isHeld, lockFolder } from './lock.ts'
import { pagesInMemory } from './memory.ts'
import { sendSignal, waitUntil, waitUntilGone } from './processes.ts'

export interface EmbeddedOptions {
  dataDir: string
  say: (line: string) => void
  /** Additional PostgreSQL settings, e.g. `{ fsync: 'off' }` for a temporary test cluster. */
  settings?: Record<string, string>
  /** Called when PostgreSQL ended unexpectedly and the server could not restart it. */
  onCrash?: (message: string) => void
}

export interface EmbeddedPostgres {
  /** URL of database `portal` as its owner. The owner is not a superuser, as on a hosted PostgreSQL. */
  url: string
  /** URL of database `postgres` as superuser. */
  adminUrl: string
  stop(): Promise<void>
}

const logLimit = 10_000_000
/** The caller of a failed query logs the error. PostgreSQL's own log would only grow and contain personal data. */
const quiet = { log_min_messages: 'log', log_checkpoints: 'off' }

function openLog(path: string): number {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0
  return openSync(path, size > logLimit ? 'w' : 'a')
}

function logTail(path: string): string {
  return readFileSync(path, 'utf8').split('\n').slice(-12).join('\n')
}

const urlFor = (socketDir: string, user: string, database: string) =>
  `postgres://${user}@/${database}?host=${encodeURIComponent(socketDir)}`

/** Returns the addresses of database `portal` and of the superuser behind the socket in this folder. */
export const urlsOf = (socketDir: string) => ({
  url: urlFor(socketDir, 'portal', 'portal'),
  adminUrl: urlFor(socketDir, 'postgres', 'postgres'),
})

/** Returns the socket folder from postmaster.pid if the server accepts connections. */
function readySocket(folder: string): string | undefined {
  try {
    const lines = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')
    return lines[7]?.trim() === 'ready' ? lines[4]?.trim() : undefined
  } catch {
    return undefined
  }
}
const isReady = (folder: string) => readySocket(folder) !== undefined

/** Returns the URL of a PostgreSQL that another process currently runs in this data folder. */
export function findRunningPostgres(dataDir: string): string | undefined {
  const folder = resolve(dataDir)
  const socketDir = isHeld(folder) ? readySocket(join(folder, 'postgres')) : undefined
  return socketDir && urlFor(socketDir, 'portal', 'portal')
}

async function provideDatabase(adminUrl: string): Promise<void> {
  const client = new pg.Client(adminUrl)
  await client.connect()
  try {
    const role = await client.query(`select 1 from pg_roles where rolname = 'portal'`)
    if (role.rowCount === 0) await client.query('create role portal login')
    const database = await client.query(`select 1 from pg_database where datname = 'portal'`)
    if (database.rowCount === 0) await client.query('create database portal owner portal')
  } finally {
    await client.end()
  }
}

function spawnPostgres(program: string, folder: string, settings: Record<string, string>, as?: RunAs) {
  const logPath = join(folder, 'postgres.log')
  const log = openLog(logPath)
  const args = [
    '-D',
    folder,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
  // Detach the process: Ctrl-C signals the whole process group, but the server must finish its work before PostgreSQL
  // stops.
  const child = spawn(program, args, { ...as, cwd: '/', detached: true, stdio: ['ignore', log, log] })
  closeSync(log)
  return { child, logPath }
}

/**
 * Counts crashes. After more than three in a minute the server stops restarting PostgreSQL, because a person must look
 * at it.
 */
class Crashes {
  #times: number[] = []

  tooMany(now = Date.now()): boolean {
    this.#times = [...this.#times.filter((time) => now - time < 60_000), now]
    return this.#times.length > 3
  }
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

async function stopPostgres(child: ChildProcess): Promise<void> {
  const ended = () => hasEnded(child)
  if (ended() || child.pid === undefined) return
  sendSignal(child.pid, 'SIGINT')
  if (!(await waitUntil(ended, 30_000))) sendSignal(child.pid, 'SIGQUIT')
  await waitUntil(ended, 10_000)
}

export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { say } = options
  const dataDir = resolve(options.dataDir)
  mkdirSync(dataDir, { recursive: true })
  const unlock = lockFolder(dataDir)
  let socketDir: string | undefined
  let child: ChildProcess | undefined
  let stopping = false
  const leave = () => {
    if (socketDir) rmSync(socketDir, { recursive: true, force: true })
    unlock()
  }
  const stopOnExit = () => {
    if (child?.pid !== undefined && !hasEnded(child)) {
      sendSignal(child.pid, 'SIGINT')
      waitUntilGone(child.pid, 10_000)
    }
    leave()
  }
  process.on('exit', stopOnExit)

  const stop = async () => {
    stopping = true
    if (child) await stopPostgres(child)
    process.off('exit', stopOnExit)
    leave()
  }

  try {
    const runAs = chooseUser(join(dataDir, 'postgres'))
    const binaries = provideBinaries(runAs, say)
    const sync = options.settings?.fsync !== 'off'
    const folder = await provideCluster(binaries, dataDir, runAs, { sync, say })
    socketDir = makeSocketFolder(runAs)
    const settings = {
      listen_addresses: '',
      unix_socket_directories: socketDir,
      unix_socket_permissions: '0700',
      ...quiet,
      ...pagesInMemory(),
      ...options.settings,
    }
    const crashes = new Crashes()
    const launch = async () => {
      const started = spawnPostgres(binaries.postgres, folder, settings, runAs)
      child = started.child
      let ready = false
      let ended: string | undefined
      child.on('error', (error) => {
        ended = error.message
      })
      child.on('exit', (code, signal) => {
        ended = `PostgreSQL stopped (${signal ?? `code ${code}`}).`
        if (ready && !stopping) void revive(ended)
      })
      // Crash recovery replays the write-ahead log, which may take long.
      await waitUntil(() => isReady(folder) || ended !== undefined, 120_000)
      ready = isReady(folder) && ended === undefined
      if (ready || stopping) return
      throw new Error(`PostgreSQL could not start. ${ended ?? ''}\n${logTail(started.logPath)}`)
    }
    /** Restarts PostgreSQL at the same address, so that clients can reconnect. */
    const revive = async (why: string) => {
      try {
        if (crashes.tooMany())
          throw new Error(`This was the fourth time within a minute. See ${folder}/postgres.log.`)
        say(`${why} Restarting …`)
        await stopLeftovers(folder, say)
        if (stopping) return
        await launch()
        say('PostgreSQL runs again.')
      } catch (error) {
        options.onCrash?.(`${why} The server stops, too. ${(error as Error).message}`)
      }
    }
    await launch()
    const urls = urlsOf(socketDir)
    await provideDatabase(urls.adminUrl)
    return { ...urls, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
