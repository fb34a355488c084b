import type { Platform } from '#platform/platform.ts'
import type { Pengiriman } from './kirim.service.ts'

const everyMs = 1000
const afterFaultMs = 10_000

/** Looks every second whether something is due; on every server, since a message is taken by one of them. */
export function jalankanPengirim({ log }: Platform, pengiriman: Pengiriman) {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  const tick = async () => {
    let pause = everyMs
    try {
      await pengiriman.kuras()
    } catch (error) {
      log.error({ err: error }, 'pengiriman ke OSS')
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
