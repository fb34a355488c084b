/**
 * Returns a function that starts work under a key. While it runs, others with the same key get its result, too. Nothing is
 * kept afterwards.
 */
export function shareRunning(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const running = new Map<string, Promise<unknown>>()
  return <T>(key: string, work: () => Promise<T>) => {
    const found = running.get(key) ?? work().finally(() => running.delete(key))
    running.set(key, found)
    return found as Promise<T>
  }
}
