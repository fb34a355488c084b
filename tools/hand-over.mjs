// Plain JavaScript for Node 20: installs what is missing, then lets the pinned Node run a TypeScript file.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { install, root } from './install.mjs'

/** @param {string} script */
export async function handOver(script) {
  const node = await install()
  // Tools that are started by name must find the pinned Node, not the one of the system.
  const PATH = [dirname(node), join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter)
  // Code compiled once is read again in two thirds of the time; without write access Node goes on without.
  const NODE_COMPILE_CACHE =
    process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules/.cache/portal-compile')
  const child = spawn(node, [join(root, script), ...process.argv.slice(2)], {
    cwd: root,
    env: { ...process.env, PATH, NODE_COMPILE_CACHE },
    stdio: 'inherit',
    // A group of its own: Ctrl-C reaches us from the terminal and again from npm, but the work only once.
    detached: process.platform !== 'win32',
  })
  let last = 0
  /** @param {NodeJS.Signals} signal */
  const forward = (signal) => {
    if (Date.now() - last < 1000 || child.pid === undefined) return
    last = Date.now()
    try {
      process.kill(process.platform === 'win32' ? child.pid : -child.pid, signal)
    } catch {
      // Already gone.
    }
  }
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, forward)

  // npm passes a SIGTERM to its shell, and the shell dies without telling us: then our parent is another one.
  const parent = process.ppid
  const watching = setInterval(() => {
    if (process.env.npm_lifecycle_event && process.ppid !== parent) forward('SIGTERM')
  }, 500)
  child.on('error', (error) => {
    console.error(error.message)
    process.exitCode = 1
  })
  child.on('exit', (code, signal) => {
    clearInterval(watching)
    process.exitCode = signal ? 128 + constants.signals[signal] : (code ?? 1)
  })
}
