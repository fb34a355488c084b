// Plain JavaScript for Node 20, no dependencies.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'

const grouped = process.platform !== 'win32'
const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/**
 * @typedef {object} Ended
 * @property {number} code
 * @property {NodeJS.Signals | undefined} stoppedBy the signal that we passed on
 */

/**
 * Runs a program in its own process group and forwards each signal to the group once, although Ctrl-C arrives from the
 * terminal and from npm. After `patienceMs` it kills processes that ignore the signal.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & { patienceMs?: number, onOutput?: (text: string) => void }} [options]
 * @returns {Promise<Ended>}
 */
export function runGroup(command, args, { patienceMs, onOutput, ...options } = {}) {
  /** @type {NodeJS.Signals | undefined} */
  let stoppedBy
  let last = 0
  /** @type {NodeJS.Timeout | undefined} */
  let killing
  /** @param {NodeJS.Signals} signal */
  const send = (signal) => {
    try {
      if (child.pid !== undefined) process.kill(grouped ? -child.pid : child.pid, signal)
    } catch {
      // The process has already ended.
    }
  }
  /** @param {NodeJS.Signals} signal */
  const forward = (signal) => {
    if (Date.now() - last < 1000) return
    last = Date.now()
    stoppedBy = signal
    send(signal)
    if (patienceMs) killing ??= setTimeout(() => send('SIGKILL'), patienceMs)
  }
  // Handlers must exist before the spawn. Otherwise a signal in between would end this process and leave the program
  // running.
  for (const signal of signals) process.on(signal, forward)
  const child = spawn(command, args, { stdio: 'inherit', ...options, detached: grouped })
  // npm forwards SIGTERM to its shell, and the shell ends without notifying this process. A changed parent pid reveals
  // this.
  const parent = process.ppid
  const watching = setInterval(() => {
    if (process.env.npm_lifecycle_event && process.ppid !== parent) forward('SIGTERM')
  }, 500)
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => onOutput?.(String(chunk)))
  return new Promise((resolve) => {
    /** @param {number} code */
    const finish = (code) => {
      clearInterval(watching)
      clearTimeout(killing)
      for (const signal of signals) process.off(signal, forward)
      // The group leader has ended, but its children may still run.
      if (stoppedBy && patienceMs) send('SIGKILL')
      resolve({ code, stoppedBy })
    }
    child.on('error', (error) => {
      onOutput ? onOutput(error.message) : console.error(error.message)
      finish(127)
    })
    child.on('exit', (code, signal) => finish(signal ? 128 + constants.signals[signal] : (code ?? 1)))
  })
}

/**
 * Runs a preparation step like `runGroup`. A signal ends the step and this process.
 * @param {string} command
 * @param {string[]} args
 * @param {Parameters<typeof runGroup>[2]} [options]
 * @returns {Promise<number>}
 */
export async function runOrLeave(command, args, options) {
  const { code, stoppedBy } = await runGroup(command, args, { patienceMs: 5000, ...options })
  if (stoppedBy) process.exit(128 + constants.signals[stoppedBy])
  return code
}
