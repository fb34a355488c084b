import { constants } from 'node:os'

/** Terminal, npm and a watcher may each pass on the same Ctrl-C: within this time it is one wish, not two. */
const echoMs = 1000

export interface StopSignals {
  /** From now on there is work to finish before the end. */
  finishFirst(work: () => Promise<void>): void
}

/**
 * Ends the process on a signal from the first moment on, by `process.exit`: a default death would skip the `exit`
 * listeners, and the embedded PostgreSQL would live on. A second signal does not wait for the work.
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
