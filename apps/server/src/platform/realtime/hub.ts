import { Listener } from '#platform/database/connection/listener.ts'

type Subscriber = () => void

/**
 * Notifies open event streams of changes. Every server listens on the same PostgreSQL channel, so any server may write.
 */
export class RealtimeHub {
  readonly #listener: Listener
  readonly #subscribers = new Map<string, Set<Subscriber>>()

  constructor(url: string, channel: string) {
    this.#listener = new Listener(
      url,
      channel,
      (topic) => this.#wake(topic),
      () => this.#wakeAll(),
    )
  }

  start(): Promise<void> {
    return this.#listener.start()
  }

  stop(): Promise<void> {
    return this.#listener.stop()
  }

  subscribe(topic: string, subscriber: Subscriber): () => void {
    const set = this.#subscribers.get(topic) ?? new Set()
    set.add(subscriber)
    this.#subscribers.set(topic, set)
    return () => {
      set.delete(subscriber)
      if (set.size === 0) this.#subscribers.delete(topic)
    }
  }

  #wake(topic: string): void {
    for (const subscriber of this.#subscribers.get(topic) ?? []) subscriber()
  }

  #wakeAll(): void {
    for (const topic of this.#subscribers.keys()) this.#wake(topic)
  }
}
