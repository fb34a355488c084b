/** As long as a tap may wait without anybody noticing, many times over. */
const longest = 8

/** For long work: awaited now and then, it lets whatever else waits go first. */
export function yieldToBrowser(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < longest) return
    await new Promise((done) => setTimeout(done))
    since = performance.now()
  }
}
