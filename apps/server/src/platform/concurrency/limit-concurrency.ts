/** Works that run side by side, so many and no more; the others wait in the order they came. */
export function limitConcurrency(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve))
    else running++
    try {
      return await work()
    } finally {
      // Its place goes to the next without being free in between.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
