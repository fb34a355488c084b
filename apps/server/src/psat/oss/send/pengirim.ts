import type { Platform } from '#platform/platform.ts'

const everyMs = 1000
const afterFaultMs = 10_000

/** What is due is done, all of it. */
export interface Kerjaan {
  kuras(): Promise<void>
}

/** Looks every second whether something is due; on every server, since each thing is taken by one of them. */
export function jalankanPengirim({ log }: Platform, kerjaan: readonly Kerjaan[]) {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  const tick = async () => {
    let pause = everyMs
    try {
      for (const satu of kerjaan) await satu.kuras()
    } catch (error) {
      log.error({ err: error }, 'pekerjaan dengan OSS')
      pause = afterFaultMs
    }
    if (!stopped) timer = setTimeout(start, pause)
  }
  const start = () => {
    running = tick()
  }
  start()
  return {
    /** What is under way is finished first. */
    async stop(): Promise<void> {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
