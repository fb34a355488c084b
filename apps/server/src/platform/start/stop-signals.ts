import { constants } from 'node:os'

/** The terminal, npm and a watcher may each forward the same Ctrl-C. Signals within this time count as one. */
const echoMs = 1000

export interface StopSignals {
  /** Registers work that must finish before the process exits. */
  finishFirst(work: () => Promise<void>): void
}

/**
 * Ends the process on a signal with `process.exit`. The default action would skip `exit` listeners, and the embedded
 * PostgreSQL would keep running. A second signal exits without waiting for the work.
 */
export function stopOnSignals(clock = Date.now): StopSignals {
  let finish: (() => Promise<void>) | undefined
  let askedAt: number | undefined
  const onSignal = (signal: NodeJS.Signals) => {
    const now = clock()
    if (askedAt !== undefined && now - askedAt < echoMs) return
    if (askedAt !== undefined || !finish) process.exit(128 + constants.signals[signal])
    askedAt = now
    finish().then(
      () => process.exit(0),
      (error: Error) => {
        process.stderr.write(`${error.stack ?? error.message}\n`)
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal)
  return {
    finishFirst(work) {
      finish = work
    },
  }
}
