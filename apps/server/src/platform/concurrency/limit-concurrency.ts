import { AppError } from '@portal/domain/platform/errors'

/** As many wait for their turn as can be served soon. */
export class QueueFull extends Error {
  override name = 'QueueFull'
  override message = 'Too many wait for their turn'
}

/**
 * Returns a gate that runs at most `most` tasks concurrently. Other tasks wait in order of arrival. While `mostWaiting` of
 * them wait, the gate refuses further ones as busy.
 */
export function limitConcurrency(
  most: number,
  mostWaiting = Number.POSITIVE_INFINITY,
): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running >= most && waiting.length >= mostWaiting)
      throw new AppError('LAYANAN_SIBUK', { cause: new QueueFull() })
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve))
    else running++
    try {
      return await work()
    } finally {
      // Hand the slot directly to the next task. `running` stays unchanged, so no newcomer can take the slot in
      // between.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
