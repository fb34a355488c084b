import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, lstatSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts'

// Each test creates one or two clusters, which is slow when both cores are busy.

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

function newFolder(mode = 0o755): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-luncur-'))
  chmodSync(folder, mode)
  cleanups.push(() => rmSync(folder, { recursive: true, force: true }))
  return join(folder, 'var')
}

// Creating a cluster takes most of the time. Tests that do not test the creation copy this one.
const made = mkdtempSync(join(tmpdir(), 'portal-luncur-'))
chmodSync(made, 0o755)
beforeAll(async () => {
  const first = await startEmbeddedPostgres({
    dataDir: join(made, 'var'),
    say: () => {},
    settings: { fsync: 'off' },
  })
  await first.stop()
})
afterAll(() => rmSync(made, { recursive: true, force: true }))

function usedFolder(): string {
  const dataDir = newFolder()
  execFileSync('cp', ['-a', join(made, 'var'), dataDir])
  return dataDir
}

async function start(dataDir: string, said: string[] = []): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({
    dataDir,
    say: (line) => said.push(line),
    settings: { fsync: 'off' },
  })
  cleanups.push(postgres.stop)
  return postgres
}

async function startElsewhere(dataDir: string): Promise<{ server: ChildProcess; url: string }> {
  const server = spawn(process.execPath, [join(import.meta.dirname, 'embedded.fixture.ts'), dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  cleanups.push(
    () =>
      server.exitCode === null &&
      server.signalCode === null &&
      server.kill('SIGTERM') &&
      once(server, 'exit'),
  )
  const [line] = (await once(server.stdout ?? server, 'data')) as [Buffer]
  return { server, url: line.toString().trim().replace('siap ', '') }
}

/** Follows the link: under root with a closed data folder, the cluster is outside the data folder. */
function removeCluster(dataDir: string): void {
  rmSync(dirname(realpathSync(join(dataDir, 'postgres'))), { recursive: true, force: true })
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client(url)
  client.on('error', () => {})
  await client.connect()
  return client.query(text).then(
    ({ rows }) => client.end().then(() => rows),
    (error) => client.end().then(() => Promise.reject(error)),
  )
}

test('keeps its data from one start to the next, and leaves nothing behind when stopped', async () => {
  const dataDir = newFolder()
  const first = await start(dataDir)
  const socketDir = new URL(first.url.replace('@/', '@x/')).searchParams.get('host') ?? ''
  await query(first.url, 'create table catatan as select 1 as isi')
  expect(
    await query(first.url, 'select current_user, usesuper from pg_user where usename = current_user'),
  ).toEqual([{ current_user: 'portal', usesuper: false }])
  await expect(query(first.url, 'select 1/0 as galat')).rejects.toThrow('division by zero')
  await first.stop()
  const log = readFileSync(join(dataDir, 'postgres/postgres.log'), 'utf8')
  expect(log).toContain('ready to accept connections')
  expect(log).not.toContain('galat')
  expect(lstatSync(socketDir, { throwIfNoEntry: false })).toBeUndefined()
  expect(lstatSync(join(dataDir, 'postgres.lock'), { throwIfNoEntry: false })).toBeUndefined()

  const second = await start(dataDir)
  expect(await query(second.url, 'select isi from catatan')).toEqual([{ isi: 1 }])
})

test('after a kill -9 of the server the next start finds the orphan, stops it and goes on', async () => {
  const dataDir = usedFolder()
  const { server, url } = await startElsewhere(dataDir)
  await query(url, 'create table catatan as select 7 as isi')
  server.kill('SIGKILL')
  await once(server, 'exit')
  await query(url, 'select 1')

  const said: string[] = []
  const next = await start(dataDir, said)
  expect(said.join()).toContain('Stopping the PostgreSQL that an earlier server left behind')
  expect(await query(next.url, 'select isi from catatan')).toEqual([{ isi: 7 }])
})

test('after a kill -9 of server and PostgreSQL the next start recovers', async () => {
  const dataDir = usedFolder()
  const { server, url } = await startElsewhere(dataDir)
  await query(url, 'create table catatan as select 8 as isi')
  const postmaster = Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
  server.kill('SIGKILL')
  process.kill(postmaster, 'SIGKILL')
  await once(server, 'exit')

  const next = await start(dataDir)
  expect(await query(next.url, 'select isi from catatan')).toEqual([{ isi: 8 }])
})

test('a second start on the same folder is refused and names the holder', async () => {
  const dataDir = usedFolder()
  const { server, url } = await startElsewhere(dataDir)
  await expect(start(dataDir)).rejects.toThrow(
    `Another server uses the data folder ${dataDir} (pid ${server.pid})`,
  )
  expect(await query(url, 'select 1 as hidup')).toEqual([{ hidup: 1 }])
})

test('a lock left by a process whose number is in use again does not hold the folder', async () => {
  const dataDir = usedFolder()
  writeFileSync(join(dataDir, 'postgres.lock'), JSON.stringify({ pid: process.pid, started: 'dahulu' }))
  const postgres = await start(dataDir)
  expect(await query(postgres.url, 'select 1 as hidup')).toEqual([{ hidup: 1 }])
})

test('PostgreSQL that dies is started again at its address, until it dies once too often', async () => {
  const dataDir = usedFolder()
  const said: string[] = []
  const { promise: crashed, resolve: onCrash } = Promise.withResolvers<string>()
  const postgres = await startEmbeddedPostgres({
    dataDir,
    say: (line) => said.push(line),
    settings: { fsync: 'off' },
    onCrash,
  })
  cleanups.push(postgres.stop)
  await query(postgres.url, 'create table catatan as select 5 as isi')
  const kill = () => {
    const pid = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]
    process.kill(Number(pid), 'SIGKILL')
  }
  for (const time of [1, 2, 3]) {
    kill()
    const back = () => said.filter((line) => line === 'PostgreSQL runs again.').length
    await expect.poll(back, { timeout: 50_000, interval: 20 }).toBe(time)
    expect(await query(postgres.url, 'select isi from catatan')).toEqual([{ isi: 5 }])
  }
  expect(said.join()).toContain('PostgreSQL stopped (SIGKILL). Restarting …')
  kill()
  expect(await crashed).toMatch(/PostgreSQL stopped \(SIGKILL\). The server stops, too. .*postgres.log/)
})

test('PostgreSQL that dies and cannot come back ends the server with its reason', async () => {
  const dataDir = usedFolder()
  const { promise: crashed, resolve: onCrash } = Promise.withResolvers<string>()
  const postgres = await startEmbeddedPostgres({
    dataDir,
    say: () => {},
    settings: { fsync: 'off' },
    onCrash,
  })
  cleanups.push(postgres.stop)
  const cluster = realpathSync(join(dataDir, 'postgres'))
  rmSync(join(cluster, 'PG_VERSION'))
  process.kill(Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL')
  expect(await crashed).toMatch(/PostgreSQL stopped \(SIGKILL\). The server stops, too. .*could not start/s)
})

test.runIf(process.getuid?.() === 0)('as root, works under a folder that is closed to others', async () => {
  const dataDir = newFolder(0o700)
  const said: string[] = []
  const postgres = await start(dataDir, said)
  expect(said.join()).toContain('Other users cannot enter')
  expect(await query(postgres.url, 'select 1 as hidup')).toEqual([{ hidup: 1 }])

  await postgres.stop()
  removeCluster(dataDir)
  await expect(start(dataDir)).rejects.toThrow('which does not exist. Restore it from a backup')
})

test('a backup by the documented commands comes back whole, database and files', async () => {
  // The folder is closed to other users. Under root the cluster is then elsewhere and DATA_DIR/postgres is a link.
  const dataDir = newFolder(0o700)
  const first = await start(dataDir)
  await query(first.url, 'create table catatan as select 9 as isi')
  writeFileSync(join(dataDir, 'berkas'), 'isi berkas')
  await first.stop()

  const page = readFileSync(
    join(import.meta.dirname, '../../../../../../docs/operations/recovery.md'),
    'utf8',
  )
  const [backup = '', restore = ''] = page.match(/^.*\btar -.*DATA_DIR.*$/gm) ?? []
  const run = (command: string, DATA_DIR: string) =>
    execFileSync('sh', ['-ec', command], { cwd: dirname(dataDir), env: { ...process.env, DATA_DIR } })
  run(backup, dataDir)
  removeCluster(dataDir)
  const restored = newFolder(0o700)
  run(restore, restored)
  const second = await start(restored)
  const elsewhere = dirname(realpathSync(join(restored, 'postgres')))
  cleanups.unshift(() => rmSync(elsewhere, { recursive: true, force: true }))
  expect(await query(second.url, 'select isi from catatan')).toEqual([{ isi: 9 }])
  expect(readFileSync(join(restored, 'berkas'), 'utf8')).toBe('isi berkas')
})
