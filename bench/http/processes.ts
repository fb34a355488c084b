import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

const root = new URL('../../', import.meta.url).pathname

export interface Server {
  pid: number
  port: number
  stop(): Promise<void>
}

/** Starts a server in its own process and waits until the URL `ready` responds. */
export async function startServer(
  args: string[],
  env: Record<string, string>,
  ready: string,
): Promise<Server> {
  const child: ChildProcess = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  // An interrupted bench must release the port.
  process.once('exit', () => child.kill())
  const port = Number(env.PORT)
  const stop = async () => {
    if (child.exitCode !== null) return
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await gone
  }
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${args.join(' ')} ended with code ${child.exitCode}`)
    const answer = await fetch(`http://127.0.0.1:${port}${ready}`).catch(() => undefined)
    if (answer?.ok) return { pid: child.pid ?? 0, port, stop }
    await sleep(100)
  }
}

const ticksPerMs = 0.1

/**
 * Returns utime and stime of a process and of its ended children (ms). The process name may contain spaces and
 * parentheses.
 */
function cpuOfProcess(pid: number | string): { parent: number; ms: number } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const ticks = [11, 12, 13, 14].reduce((sum, n) => sum + Number(fields[n]), 0)
    return { parent: Number(fields[1]), ms: ticks / ticksPerMs }
  } catch {
    return undefined
  }
}

export function cpuOf(pid: number): number {
  let sum = cpuOfProcess(pid)?.ms ?? 0
  for (const name of readdirSync('/proc')) {
    const found = /^\d+$/.test(name) ? cpuOfProcess(name) : undefined
    if (found?.parent === pid) sum += found.ms
  }
  return sum
}

export function rssMbOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}

/** Returns the pid of the postmaster, the parent of all PostgreSQL backends. */
export async function postmasterOf(url: string): Promise<number> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const stat = readFileSync(`/proc/${rows[0]?.pid}/stat`, 'utf8')
  await client.end()
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
}
