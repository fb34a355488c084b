import type { Platform } from '#platform/platform.ts'

const everyMs = 1000
const afterFaultMs = 10_000

/** Work queue. `drain` does everything that is due. */
export interface Kerjaan {
  drain(): Promise<void>
}

/** Checks for due work every second. All servers run it, because a lease gives each item to only one server. */
export function runPengirim({ log }: Platform, kerjaan: readonly Kerjaan[]) {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  const tick = async () => {
    let pause = everyMs
    try {
      for (const satu of kerjaan) await satu.drain()
    } catch (error) {
      log.error({ err: error }, 'OSS job failed')
      pause = afterFaultMs
    }
    if (!stopped) timer = setTimeout(start, pause)
  }
  const start = () => {
    running = tick()
  }
  start()
  return {
    /** Waits for the running work to finish. */
    async stop(): Promise<void> {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
