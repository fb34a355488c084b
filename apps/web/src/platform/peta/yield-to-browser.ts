/** Maximum task length in milliseconds, far below a noticeable input delay. */
const longest = 8

/** Returns a function that long work awaits regularly, so that other tasks can run. */
export function yieldToBrowser(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < longest) return
    await new Promise((done) => setTimeout(done))
    since = performance.now()
  }
}
