import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { getPriority, setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { serverFlags } from '../tools/node-flags.mjs'

const root = join(import.meta.dirname, '..')

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** Gives a process our own priority. Only root may raise one. */
function raise(pid: number): void {
  try {
    setPriority(pid, getPriority())
  } catch {
    // It stays behind.
  }
}

/** Ends the server also if the check is interrupted. */
function endWithThisProcess(server: ChildProcess): void {
  process.once('exit', () => server.kill('SIGTERM'))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    if (process.listenerCount(signal) === 0) process.once(signal, () => process.exit(1))
  }
}

export interface RunningPortal {
  origin: string
  pid: number
  /** What the server printed while it started. */
  said: readonly string[]
  isRunning(): boolean
  /** Returns the exit code. */
  stop(): Promise<number | null>
}

/**
 * Starts the portal with its own data folder and on its own port, with demo data unless `env` says otherwise. `code` is
 * the folder of an unpacked release. `behind` leaves the processor to others until the portal is ready.
 */
export async function startPortal(
  env: Record<string, string> = {},
  { code = root, behind = false }: { code?: string; behind?: boolean } = {},
): Promise<RunningPortal> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-periksa-'))
  const port = Number(env.PORT ?? (await freePort()))
  const origin = `http://127.0.0.1:${port}`
  const settings = {
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    RATE_LIMIT_PER_MINUTE: '100000',
  }
  const server = spawn(process.execPath, [...serverFlags, 'apps/server/src/main.ts'], {
    cwd: code,
    env: { ...process.env, ...settings, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const pid = server.pid ?? 0
  endWithThisProcess(server)
  if (behind) setPriority(pid, Math.min(19, getPriority() + 10))
  const said: string[] = []
  server.stdout.on('data', (chunk) => said.push(...String(chunk).trim().split('\n')))
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const stop = async () => {
    server.kill('SIGTERM')
    await ended
    await rm(dataDir, { recursive: true, force: true })
    return server.exitCode
  }
  for (let tries = 0; tries < 2400; tries++) {
    if (server.exitCode !== null) break
    const ready = await fetch(`${origin}/api/health/ready`).catch(() => undefined)
    if (ready?.ok && behind) raise(pid)
    if (ready?.ok) return { origin, pid, said, isRunning: () => server.exitCode === null, stop }
    await pause(500)
  }
  await stop()
  throw new Error('The portal could not start.')
}
