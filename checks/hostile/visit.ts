import { setTimeout as pause } from 'node:timers/promises'

/** Returns the longest wait (ms) of a visitor who sends requests repeatedly during `work`. */
export async function slowestVisit<T>(
  origin: string,
  work: Promise<T>,
): Promise<{ result: T; slowest: number }> {
  let going = true
  let slowest = 0
  const visiting = (async () => {
    while (going) {
      const begun = performance.now()
      // A server that closes a connection after a hostile request may close one that the visitor is about to use.
      await fetch(`${origin}/api/okkp/static/komoditas?limit=1`).then(
        (answer) => answer.arrayBuffer(),
        () => undefined,
      )
      slowest = Math.max(slowest, performance.now() - begun)
      await pause(20)
    }
  })()
  const result = await work.finally(() => {
    going = false
  })
  await visiting
  return { result, slowest: Math.round(slowest) }
}
