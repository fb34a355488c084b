/** Returns a gate that runs at most `most` tasks concurrently. Other tasks wait in order of arrival. */
export function limitConcurrency(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
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
