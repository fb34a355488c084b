import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isTooOld } from './node-version.cjs'
import { findTakenPort } from './preflight.mjs'

// Tests use a checkout without installed packages and a fake npm that records its calls and does what the test defines.
let folder = ''
let server: Server
let port = 0
const running = new Set<ChildProcess>()

const fakeNpm = `#!/bin/sh
echo "$1 $*" >> "$FAKE_NPM/asked"
[ -f "$FAKE_NPM/$1.sh" ] && exec sh "$FAKE_NPM/$1.sh"
exit 0
`

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-mulai-'))
  cpSync(import.meta.dirname, join(folder, 'tools'), { recursive: true })
  for (const name of ['package.json', 'package-lock.json'])
    cpSync(join(import.meta.dirname, '..', name), join(folder, name))
  mkdirSync(join(folder, 'npm'))
  writeFileSync(join(folder, 'npm/npm'), fakeNpm)
  chmodSync(join(folder, 'npm/npm'), 0o755)
  server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})
afterEach(async () => {
  for (const child of running) child.kill('SIGKILL')
  if (server.listening) await new Promise((resolve) => server.close(resolve))
  rmSync(folder, { recursive: true, force: true })
})

function npmDoes(command: string, script: string): void {
  writeFileSync(join(folder, `npm/${command}.sh`), script)
}
const asked = () => {
  const path = join(folder, 'npm/asked')
  return existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n') : []
}

function begin(env: Record<string, string>, nodeArgs: string[] = []) {
  const child = spawn(process.execPath, [...nodeArgs, join(folder, 'tools/begin.cjs'), 'start'], {
    cwd: folder,
    env: {
      ...process.env,
      PATH: [join(folder, 'npm'), process.env.PATH].join(delimiter),
      FAKE_NPM: join(folder, 'npm'),
      npm_config_cache: join(folder, 'cache'),
      npm_lifecycle_event: '',
      PORT: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += chunk
    })
  const ended = once(child, 'close').then(([code, signal]) => {
    running.delete(child)
    return { code, signal, said }
  })
  return { child, ended, said: () => said }
}

test('a Node that is too old says so, and what is needed', async () => {
  expect(['8.17.0', '18.20.8', '20.18.3'].map(isTooOld)).toEqual([true, true, true])
  expect(['20.19.0', '22.0.0', '24.1.0'].map(isTooOld)).toEqual([false, false, false])
  const fake = join(folder, 'lama.cjs')
  writeFileSync(fake, `Object.defineProperty(process, 'versions', { value: { node: '18.20.8' } })`)
  const { code, said } = await begin({}, ['--require', fake]).ended
  expect([code, asked()]).toEqual([1, []])
  expect(said).toContain('Node 18.20.8 is too old. The portal needs Node 20.19 or newer')
})

test('a port in use is named before anything is installed', async () => {
  const { code, said } = await begin({ PORT: String(port) }).ended
  expect([code, asked()]).toEqual([1, []])
  expect(said).toContain(`Another program already uses port ${port}.`)
  expect(said).toContain(` PORT=${port + 1} npm start`)
  expect(await findTakenPort({ PORT: '0', METRICS_PORT: String(port) })).toContain(
    ` METRICS_PORT=${port + 1} npm start`,
  )
  await new Promise((resolve) => server.close(resolve))
  expect(await findTakenPort({ PORT: String(port), METRICS_PORT: String(port) })).toBeUndefined()
  expect(await findTakenPort({ PORT: 'tiga ribu' })).toBeUndefined()
})

test('a data folder that cannot be written is named before anything is installed', async () => {
  writeFileSync(join(folder, 'rumah'), 'bukan folder')
  const { code, said } = await begin({ DATA_DIR: 'rumah/data' }).ended
  expect([code, asked()]).toEqual([1, []])
  expect(said).toContain(`The data folder ${join(folder, 'rumah/data')} is not writable (ENOTDIR)`)
  expect(said).toContain('set DATA_DIR')
})

test('a cache that cannot be written is named before anything is installed', async () => {
  writeFileSync(join(folder, 'rumah'), 'bukan folder')
  const { code, said } = await begin({ npm_config_cache: join(folder, 'rumah/.npm') }).ended
  expect([code, asked()]).toEqual([1, []])
  expect(said).toContain(`The npm cache folder ${join(folder, 'rumah/.npm')} is not writable (ENOTDIR)`)
  expect(said).toContain('npm_config_cache=')
})

test('without a cache of its own npm takes the one in the home folder, and that is looked at', async () => {
  writeFileSync(join(folder, 'rumah'), 'bukan folder')
  const { code, said } = await begin({ npm_config_cache: '', HOME: join(folder, 'rumah') }).ended
  expect([code, asked()]).toEqual([1, []])
  expect(said).toContain(`The npm cache folder ${join(folder, 'rumah/.npm')} is not writable`)
})

test('a registry out of reach is named, after a try without it', async () => {
  npmDoes('ping', 'echo "npm error code ECONNREFUSED" >&2; exit 1')
  npmDoes('install', 'exit 1')
  const { code, said } = await begin({}).ended
  expect(code).toBe(1)
  expect(said).toContain(
    'The npm registry is unreachable (ECONNREFUSED), and the cache does not hold all dependencies',
  )
  expect(asked()).toHaveLength(2)
  expect(asked()[1]).toMatch(/^install .* --offline/)
})

test('a registry that knows no ping is within reach', async () => {
  npmDoes('ping', 'echo "npm error code E404" >&2; exit 1')
  npmDoes('install', 'exit 1')
  const { code, said } = await begin({}).ended
  expect([code, said.includes('unreachable')]).toEqual([1, false])
  expect(said).toContain('The dependencies could not be installed.')
  expect(asked()[1]).toMatch(/^install .* --prefer-offline/)
})

/** Checks whether a process has ended or is a zombie that its new parent has not reaped yet. */
function isGone(pid: number): boolean {
  try {
    return /^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return true
  }
}

test.each(['ping', 'install'])('SIGTERM during npm %s ends it with all that it started', async (command) => {
  // The shell obeys the signal, its child ignores it.
  npmDoes(
    command,
    `sh -c 'trap "" TERM; echo $$ > "$FAKE_NPM/pids"; while :; do sleep 1; done' &
     wait`,
  )
  const { child, ended, said } = begin({})
  const pids = join(folder, 'npm/pids')
  await expect
    .poll(() => existsSync(pids) && readFileSync(pids, 'utf8').endsWith('\n'), { timeout: 30_000 })
    .toBe(true)
  child.kill('SIGTERM')
  expect(await ended).toMatchObject({ code: 143 })
  const pid = Number(readFileSync(pids, 'utf8'))
  await expect.poll(() => isGone(pid), { timeout: 30_000 }).toBe(true)
  expect(said()).not.toContain('Installed')
})
