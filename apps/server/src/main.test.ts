import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, existsSync, lstatSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import { processesIn } from '#platform/database/embedded/processes.ts'
import akunDemo from '../seeds/demo/01-akun.ts'
import { createTestDatabase, useTestDatabase } from './testing/database.ts'

// Each test starts real server processes. Loading the code alone takes seconds when both cores are busy.
const patience = { timeout: 50_000, interval: 20 }

const database = useTestDatabase()
const folder = mkdtempSync(join(tmpdir(), 'portal-proses-'))
// When tests run as root, PostgreSQL runs as another user, which needs access to this folder.
chmodSync(folder, 0o755)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const running = new Set<ChildProcess>()
afterEach(async () => {
  for (const child of running) {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
})

interface Server {
  child: ChildProcess
  said: () => string
  ended: Promise<{ code: number; said: string }>
}

function start(env: Record<string, string>, program = ['main.ts']): Server {
  const [file = '', ...args] = program
  const child = spawn(process.execPath, [join(import.meta.dirname, file), ...args], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', WEB_ROOT: folder, DATA_DIR: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  child.on('exit', () => running.delete(child))
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += chunk
    })
  return { child, said: () => said, ended: once(child, 'close').then(([code]) => ({ code, said })) }
}

const secret = randomBytes(48).toString('base64')

/** Starts a production server without demo data on the database of this test file. */
function startProduction(env: Record<string, string>, program?: string[]): Server {
  const settings = {
    PORTAL_MODE: 'production',
    PUBLIC_URL: 'https://portal.example.go.id',
    SESSION_SECRET: secret,
    DATABASE_URL: database.url.replace('@/', '@localhost/'),
    ...env,
  }
  return start(settings, program)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

/** Opens a raw socket, so that a test can send a request in pieces. */
async function dial(port: number): Promise<{ socket: Socket; heard: () => string }> {
  const socket = connect(port, '127.0.0.1')
  let heard = ''
  socket.on('data', (chunk) => {
    heard += chunk
  })
  socket.on('error', () => {})
  await once(socket, 'connect')
  return { socket, heard: () => heard }
}

const login = (length: number) =>
  `POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`
const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`

test('a wrong setting ends the start with 1 and names the variable and what it may be', async () => {
  const { code, said } = await start({ PORT: 'tiga ribu', LOG_LEVEL: 'cerewet' }).ended
  expect(code).toBe(1)
  expect(said).toContain('PORT: "tiga ribu" is invalid. Allowed: a number from 0 to 65535.')
  expect(said).toContain('LOG_LEVEL: "cerewet" is invalid. Allowed: fatal, error, warn')
})

test('listens beside another one, refuses what cannot be, measures, and answers what it accepted before it stops', async () => {
  const [port, metricsPort] = [await freePort(), await freePort()]
  const server = startProduction({
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
    SHUTDOWN_SECONDS: '4',
  })
  await expect.poll(server.said, patience).toContain(`ready at http://127.0.0.1:${port}`)

  const second = startProduction({})
  const [onPort, onMetricsPort, elsewhere] = await Promise.all([
    startProduction({ PORT: String(port) }).ended,
    startProduction({ METRICS_PORT: String(metricsPort) }).ended,
    startProduction({ DATA_DIR: join(folder, 'sendiri') }).ended,
  ])
  for (const [name, taken, { code, said }] of [
    ['PORT', port, onPort],
    ['METRICS_PORT', metricsPort, onMetricsPort],
  ] as const) {
    expect(code, name).toBe(1)
    expect(said).toContain(`Another program already uses port ${taken}.`)
    expect(said).toContain(` ${name}=${taken + 1} npm start`)
  }
  expect(elsewhere.code).toBe(1)
  expect(elsewhere.said).toContain('does not belong to this database')
  expect(elsewhere.said).toContain('DATA_DIR')
  // A second server may share the data folder of the first.
  await expect.poll(second.said, patience).toContain('ready at http://127.0.0.1:')
  second.child.kill('SIGTERM')
  expect(await second.ended).toMatchObject({ code: 0 })

  await fetch(`http://127.0.0.1:${port}/api/health`)
  const metrics = await fetch(`http://127.0.0.1:${metricsPort}/metrics`).then((answer) => answer.text())
  expect(metrics).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/health",status="200"} 1',
  )
  expect(metrics).toMatch(/^berkas_hilang 0$/m)

  const [slow, kept, stalled] = [await dial(port), await dial(port), await dial(port)]
  for (const { socket } of [slow, kept, stalled]) socket.write(`${login(2)}{`)
  const idle = await dial(port)
  idle.socket.write(get('/api/health'))
  await expect.poll(idle.heard, patience).toContain('"status":"hidup"')
  const idleEnds = once(idle.socket, 'close')

  server.child.kill('SIGTERM')
  await idleEnds
  await expect(fetch(`http://127.0.0.1:${port}/api/health`)).rejects.toThrow('fetch failed')
  // The client finishes an accepted request and sends another one on the same connection.
  slow.socket.write(`}${get('/api/health/ready')}`)
  await once(slow.socket, 'close')
  expect(slow.heard().match(/HTTP\/1.1 \d+|"code":"\w+"/g)).toEqual([
    'HTTP/1.1 400',
    '"code":"VALIDASI_GAGAL"',
    'HTTP/1.1 503',
    '"code":"LAYANAN_SIBUK"',
  ])
  // The server closes a keep-alive connection after its response, so the client cannot delay the shutdown.
  kept.socket.write('}')
  await once(kept.socket, 'close')
  expect(kept.heard()).toContain('HTTP/1.1 400')
  expect(stalled.socket.closed).toBe(false)
  // The server cuts a request that never ends when the shutdown timeout is over.
  expect(await server.ended).toMatchObject({ code: 0 })
  expect(stalled.heard()).toBe('')
})

test('a signal in the middle of the first start leaves no PostgreSQL behind', async () => {
  const dataDir = join(folder, 'var')
  const server = start({ DATA_DIR: dataDir })
  const pidFile = join(dataDir, 'postgres/postmaster.pid')
  await expect.poll(() => existsSync(pidFile) && readFileSync(pidFile, 'utf8'), patience).toMatch(/portal-pg/)
  const socketDir = readFileSync(pidFile, 'utf8').split('\n')[4] ?? ''
  server.child.kill('SIGHUP')
  expect(await server.ended).toMatchObject({ code: 129, said: expect.not.stringContaining('ready at') })
  expect(processesIn(join(dataDir, 'postgres'))).toEqual([])
  for (const path of [pidFile, socketDir, join(dataDir, 'postgres.lock')])
    expect(lstatSync(path, { throwIfNoEntry: false }), path).toBeUndefined()
})

test('production does not start on demo data, and does once it is removed', async () => {
  const demo = await createTestDatabase()
  // Demo accounts are enough here. `hapus-demo.test.ts` covers the rest of the demo data.
  await demo.db.transaction().execute((trx) => akunDemo.run(trx, { say: () => {} }))
  const env = { DATABASE_URL: demo.url.replace('@/', '@localhost/'), DATA_DIR: join(folder, 'bekas-demo') }
  try {
    for (const program of [['main.ts'], ['commands/create-superadmin.ts', 'kepala', 'Nama Lengkap']]) {
      const { code, said } = await startProduction(env, program).ended
      expect([program[0], code]).toEqual([program[0], 1])
      expect(said).toContain('This database contains demo data')
      expect(said).toContain('npm run demo:remove')
    }
    const looked = await startProduction(env, ['commands/remove-demo.ts']).ended
    expect(looked).toMatchObject({ code: 0, said: expect.stringContaining('Nothing has changed yet') })
    const removed = await startProduction(env, ['commands/remove-demo.ts', '--yes']).ended
    expect(removed).toMatchObject({
      code: 0,
      said: expect.stringContaining('Locked and renamed 19 demo accounts'),
    })

    const server = startProduction(env)
    await expect.poll(server.said, patience).toContain('ready at http://127.0.0.1:')
    server.child.kill('SIGTERM')
    expect(await server.ended).toMatchObject({ code: 0 })
  } finally {
    await demo.drop()
  }
})

test('beside a running server, commands use its embedded database instead of refusing', async () => {
  const env = { DATA_DIR: join(folder, 'beside'), DATABASE_URL: '' }
  const server = startProduction(env)
  await expect.poll(server.said, patience).toContain('ready at http://127.0.0.1:')
  const [verified, made] = await Promise.all([
    startProduction(env, ['commands/verify-audit.ts']).ended,
    startProduction(env, ['commands/create-superadmin.ts', 'kepala', 'Nama Lengkap']).ended,
  ])
  expect(verified).toMatchObject({ code: 0, said: expect.stringContaining('All chains are intact.') })
  expect(verified.said).toContain('Using the database of the running server.')
  expect(made).toMatchObject({ code: 0, said: expect.stringContaining('Created superadmin "kepala".') })
  server.child.kill('SIGTERM')
  expect(await server.ended).toMatchObject({ code: 0 })

  const alone = await startProduction(env, ['commands/verify-audit.ts']).ended
  expect(alone).toMatchObject({
    code: 0,
    said: expect.not.stringContaining('Using the database of the running server'),
  })
})
