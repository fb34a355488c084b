/** The browser's clock as a saver or a session wants it: starts a timer, answers how to stop it. */
export function schedule(work: () => void, ms: number): () => void {
  const timer = setTimeout(work, ms)
  return () => clearTimeout(timer)
}
