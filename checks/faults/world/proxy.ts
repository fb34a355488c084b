import { once } from 'node:events'
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net'

type Target = { port: number } | { path: string }

/**
 * A TCP proxy that breaks connections on request: it delays, cuts, swallows everything (half-open), or cuts when the answer to
 * a request is on its way, so that the target has done the work and the caller does not know.
 */
export class TcpProxy {
  readonly #target: Target
  readonly #server = createServer((client) => this.#connect(client))
  readonly #open = new Set<Socket>()
  port = 0
  delayMs = 0
  halfOpen = false
  /** Refuses new connections. */
  down = false
  /** The number of next answers that get lost. It stays until they came. */
  loseAnswers = 0
  /** Only answers to requests with this text get lost, such as `commit`. */
  #after: RegExp

  constructor(target: Target, { after = /./s }: { after?: RegExp } = {}) {
    this.#target = target
    this.#after = after
  }

  async start(): Promise<this> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    this.port = (this.#server.address() as AddressInfo).port
    return this
  }

  #connect(client: Socket): void {
    if (this.down) return void client.destroy()
    const target = createConnection(this.#target as { port: number; host?: string })
    let losing = false
    const end = () => {
      for (const socket of [client, target]) {
        this.#open.delete(socket)
        socket.destroy()
      }
    }
    for (const socket of [client, target]) {
      this.#open.add(socket)
      socket.setNoDelay(true)
      socket.on('error', end)
      socket.on('close', end)
    }
    const pass = (from: Socket, to: Socket, chunk: Buffer) => {
      if (this.halfOpen) return
      if (this.delayMs === 0) return void to.write(chunk)
      from.pause()
      setTimeout(() => {
        if (!to.destroyed) to.write(chunk)
        from.resume()
      }, this.delayMs)
    }
    client.on('data', (chunk) => {
      if (this.loseAnswers > 0 && this.#after.test(chunk.toString('latin1'))) {
        this.loseAnswers -= 1
        losing = true
      }
      pass(client, target, chunk)
    })
    target.on('data', (chunk) => (losing ? end() : pass(target, client, chunk)))
  }

  cut(): void {
    for (const socket of this.#open) socket.destroy()
  }

  /** Ends the lasting faults. Connections that were half-open are cut, because what they lost does not come back. */
  heal(): void {
    this.delayMs = 0
    this.down = false
    if (!this.halfOpen) return
    this.halfOpen = false
    this.cut()
  }

  async stop(): Promise<void> {
    this.cut()
    this.#server.close()
    await once(this.#server, 'close')
  }
}
