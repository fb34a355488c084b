import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

const onLinux = process.platform === 'linux'

function ps(pid: number, column: string): string | undefined {
  try {
    return execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], { stdio: 'pipe' })
      .toString()
      .trim()
  } catch {
    return undefined
  }
}

/**
 * Reads state and start time from /proc. It parses after the last bracket, because a process name may contain spaces
 * and brackets.
 */
function procStat(pid: number): { state: string; started: string } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return { state: fields[0] ?? '', started: fields[19] ?? '' }
  } catch {
    return undefined
  }
}

/**
 * Returns the start time of a process, or undefined if it is gone. A pid alone proves nothing: the kernel reuses pids,
 * and in a restarted container the server often gets its old pid again.
 */
export function processStart(pid: number): string | undefined {
  if (!onLinux) return ps(pid, 'lstart') || undefined
  const stat = procStat(pid)
  return stat && !'ZX'.includes(stat.state) ? stat.started : undefined
}

function commandLine(pid: number): string {
  if (!onLinux) return ps(pid, 'command') ?? ''
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}

export function isPostmaster(pid: number, folder: string): boolean {
  const command = commandLine(pid)
  return processStart(pid) !== undefined && /postgres/.test(command) && command.includes(folder)
}

/**
 * Finds processes by working directory. Backends outlive a killed postmaster briefly, and each works inside the data
 * folder.
 */
export function processesIn(folder: string): number[] {
  if (!onLinux) return []
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return readlinkSync(`/proc/${pid}/cwd`) === folder && processStart(pid) !== undefined
      } catch {
        return false
      }
    })
    .filter((pid) => /postgres/.test(commandLine(pid)))
}

export async function waitUntil(done: () => boolean, limitMs: number): Promise<boolean> {
  const end = Date.now() + limitMs
  while (!done()) {
    if (Date.now() > end) return false
    await sleep(20)
  }
  return true
}

/** Blocks until the process is gone. `exit` listeners need this because they cannot run asynchronous code. */
export function waitUntilGone(pid: number, limitMs: number): void {
  const clock = new Int32Array(new SharedArrayBuffer(4))
  const end = Date.now() + limitMs
  while (processStart(pid) !== undefined && Date.now() < end) Atomics.wait(clock, 0, 0, 20)
}

export function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // The process is already gone.
  }
}
