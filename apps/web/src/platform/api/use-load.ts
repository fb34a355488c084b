import { useEffect, useState } from 'react'

export interface Reading<T> {
  /** Holds the previous answer while the next one loads. */
  data: T | undefined
  error: unknown
  /** True while `data` belongs to the previous key. */
  isStale: boolean
  retry: () => void
}

type Outcome<T> = Pick<Reading<T>, 'data' | 'error'>

interface Answered<T> extends Outcome<T> {
  key: string
  /** The first render already had this answer, so the hook does not fetch it. */
  given?: boolean
}

interface LoadOptions<T> {
  /** Caches the answer until the page reloads. */
  keep?: boolean
  /** Returns the answer that is available at the first render. */
  first?: () => Outcome<T> | undefined
}

const kept = new Map<string, unknown>()

/**
 * Loads data for public pages, which do not include the query client. A new `key` starts a new request; an undefined
 * `key` starts none.
 */
export function useLoad<T>(
  key: string | undefined,
  load: (signal: AbortSignal) => Promise<T>,
  { keep = false, first }: LoadOptions<T> = {},
): Reading<T> {
  const [latest, setLatest] = useState<Answered<T> | undefined>(() => {
    const outcome = first?.()
    return outcome && key !== undefined ? { key, ...outcome, given: true } : undefined
  })
  const remembered = key !== undefined && kept.has(key)
  const answered = remembered ? { key, data: kept.get(key) as T, error: undefined } : latest
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what is loaded
  useEffect(() => {
    if (key === undefined || (keep && kept.has(key))) return
    if (attempt === 0 && latest?.given && latest.key === key) return
    const stop = new AbortController()
    load(stop.signal).then(
      (data) => {
        if (keep) kept.set(key, data)
        if (!stop.signal.aborted) setLatest({ key, data, error: undefined })
      },
      (error: unknown) => {
        if (!stop.signal.aborted) setLatest({ key, data: undefined, error })
      },
    )
    return () => stop.abort()
  }, [key, attempt])
  const isStale = answered !== undefined && answered.key !== key
  return {
    data: answered?.data,
    error: isStale ? undefined : answered?.error,
    isStale,
    retry: () => setAttempt((count) => count + 1),
  }
}
