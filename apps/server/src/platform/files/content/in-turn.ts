/** Returns a queue that runs one task at a time, for tasks that need much memory. */
export function oneAtATime(): <T>(work: () => Promise<T>) => Promise<T> {
  let turn: Promise<unknown> = Promise.resolve()
  return (work) => {
    const next = turn.then(work, work)
    turn = next.catch(() => undefined)
    return next
  }
}
