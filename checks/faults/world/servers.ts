import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { serverFlags } from '../../../tools/node-flags.mjs'
import { freePort } from '../../portal.ts'
import type { Order } from './preload.ts'
import { TcpProxy } from './proxy.ts'

const tries = 20
export const preload = join(import.meta.dirname, 'preload.ts')

/** One portal server that can be killed and started again, behind a proxy. */
export class Server {
  readonly #code: string
  readonly #log: string
  #child: ChildProcess | undefined
  readonly #port: number
  readonly proxy: TcpProxy

  private constructor(code: string, log: string, port: number, proxy: TcpProxy) {
    this.#code = code
    this.#log = log
    this.#port = port
    this.proxy = proxy
  }

  static async create(code: string, log: string): Promise<Server> {
    const port = await freePort()
    return new Server(code, log, port, await new TcpProxy({ port }).start())
  }

  get origin(): string {
    return `http://127.0.0.1:${this.proxy.port}`
  }

  /** Starts the server and waits until it is ready. A start during the recovery of PostgreSQL fails, and is repeated. */
  async start(clockMs: number, env: Record<string, string>): Promise<void> {
    for (let n = 0; n < tries; n++) {
      const child = this.#spawn(clockMs, env)
      while (child.exitCode === null && !(await this.isReady())) {
        if (child.signalCode !== null) return
        await pause(100)
      }
      if (child.exitCode === null) return
      await pause(500)
    }
    throw new Error(`A server could not start. See ${this.#log}`)
  }

  #spawn(clockMs: number, env: Record<string, string>): ChildProcess {
    mkdirSync(env.DATA_DIR ?? '', { recursive: true })
    const child = spawn(process.execPath, [...serverFlags, '--import', preload, 'apps/server/src/main.ts'], {
      cwd: this.#code,
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: join(this.#code, 'node_modules/.cache/portal-compile'),
        ...env,
        PORT: String(this.#port),
        FAULTS_CLOCK_MS: String(clockMs),
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    const log = createWriteStream(this.#log, { flags: 'a' })
    child.stdout?.pipe(log)
    child.stderr?.pipe(log)
    this.#child = child
    return child
  }

  async isReady(): Promise<boolean> {
    const url = `http://127.0.0.1:${this.#port}/api/health/ready`
    const answer = await fetch(url, { signal: AbortSignal.timeout(5000) }).catch(() => undefined)
    return answer?.ok ?? false
  }

  /** Moves the clock or fills the disk of the running server. */
  tell(order: Order): void {
    if (this.#child?.connected) this.#child.send(order, () => undefined)
  }

  get isRunning(): boolean {
    const child = this.#child
    return child !== undefined && child.exitCode === null && child.signalCode === null
  }

  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child
    if (!child || !this.isRunning) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }

  async stop(): Promise<void> {
    await this.end('SIGKILL')
    await this.proxy.stop()
  }
}
