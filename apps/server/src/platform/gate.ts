/** Lets so many through at once; the others wait their turn in order. */
export function gate(most: number) {
  let inside = 0
  const waiting: (() => void)[] = []
  return async function through<T>(work: () => Promise<T>): Promise<T> {
    if (inside >= most) await new Promise<void>((resolve) => waiting.push(resolve))
    else inside++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else inside--
    }
  }
}
