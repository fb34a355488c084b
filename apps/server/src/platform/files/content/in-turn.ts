/** A queue of one: for work that takes much memory while it lasts. */
export function oneAtATime(): <T>(work: () => Promise<T>) => Promise<T> {
  let turn: Promise<unknown> = Promise.resolve()
  return (work) => {
    const next = turn.then(work, work)
    turn = next.catch(() => undefined)
    return next
  }
}
