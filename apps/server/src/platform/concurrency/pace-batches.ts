import { setTimeout } from 'node:timers/promises'

const restShare = 0.5

/**
 * Rests after each batch for a share of what it took: whoever waits for a page comes first, whoever waits for a file hardly
 * notices.
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
