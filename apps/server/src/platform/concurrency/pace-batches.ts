import { setTimeout } from 'node:timers/promises'

const restShare = 0.5

/**
 * Pauses after each batch for half of the batch's duration, so that page requests take precedence over file downloads.
 */
export async function* paceBatches<T>(
  batches: AsyncIterable<readonly T[]>,
  count: (rows: number) => void = () => undefined,
): AsyncGenerator<readonly T[]> {
  let began = performance.now()
  for await (const batch of batches) {
    count(batch.length)
    yield batch
    await setTimeout((performance.now() - began) * restShare)
    began = performance.now()
  }
}
